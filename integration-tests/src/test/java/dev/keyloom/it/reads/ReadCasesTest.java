package dev.keyloom.it.reads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidCursorException;
import dev.keyloom.NotUniqueException;
import dev.keyloom.Page;
import dev.keyloom.StopReason;
import dev.keyloom.it.reads.ReadCases.Book;
import dev.keyloom.it.reads.ReadCases.Note;
import dev.keyloom.it.reads.ReadCases.Reader;
import dev.keyloom.testing.KeyloomTest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@KeyloomTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReadCasesTest {
  /** Three index keys, each of ten items. */
  private static final List<Sparse> SPARSE =
      IntStream.range(0, 30)
          .mapToObj(n -> new Sparse("s" + n, "a", "b" + n % 3, n % 2 == 0 ? "even" : "odd"))
          .toList();

  private final ReadCasesTable table;
  private final SparseTable sparse;

  ReadCasesTest(ReadCasesTable table, SparseTable sparse) {
    this.table = table;
    this.sparse = sparse;
  }

  @BeforeAll
  void threeMegabytes() {
    String text = "x".repeat(10_000);
    for (int n = 0; n < 300; n++) {
      table.put(new Book("k24", n, n % 2 == 0 ? "even" : "odd", n >= 297, text)).execute();
    }
  }

  @Test
  void k23_pages_over_an_index_give_every_item_once() {
    sparse30();
    for (boolean descending : new boolean[] {false, true}) {
      List<Sparse> seen = new ArrayList<>();
      List<Integer> sizes = new ArrayList<>();
      String cursor = null;
      do {
        var query = sparse.query(SparseKeys.byA("a")).limit(7).after(cursor);
        Page<Sparse> page = (descending ? query.descending() : query).fetch();
        seen.addAll(page.items());
        sizes.add(page.items().size());
        cursor = page.cursor();
      } while (cursor != null);
      assertThat(sizes).containsExactly(7, 7, 7, 7, 2);
      assertThat(seen).containsExactlyInAnyOrderElementsOf(SPARSE);
      Comparator<Sparse> byB = Comparator.comparing(Sparse::b);
      assertThat(seen).isSortedAccordingTo(descending ? byB.reversed() : byB);
    }
  }

  @Test
  void k23_every_size_of_page_ends_between_equal_index_keys_and_goes_on_there() {
    sparse30();
    for (int size = 1; size <= 31; size++) {
      var query = sparse.query(SparseKeys.byA("a"));
      assertThat(query.limit(size).pages().flatMap(page -> page.items().stream()).toList())
          .as("limit %d", size)
          .containsExactlyInAnyOrderElementsOf(SPARSE);
      assertThat(query.pageSize(size).list())
          .as("page size %d", size)
          .containsExactlyInAnyOrderElementsOf(SPARSE);
      assertThat(
              query.pageSize(size).limit(7).descending().pages().flatMap(p -> p.items().stream()))
          .as("limit 7, page size %d", size)
          .containsExactlyInAnyOrderElementsOf(SPARSE);
    }
    assertThat(sparse.query(SparseKeys.byA("a").b("b1")).pageSize(3).list()).hasSize(10);
    assertThat(sparse.query(SparseKeys.byA("a").bAfter("b0")).pageSize(7).count()).isEqualTo(20);
    assertThat(sparse.query(SparseKeys.byA("a")).pageSize(7).stream()).hasSize(30);
    assertThat(sparse.query(SparseKeys.byA("other")).list()).isEmpty();
  }

  @Test
  void k23_a_filter_over_equal_index_keys_loses_and_repeats_nothing() {
    sparse30();
    List<Sparse> odd = SPARSE.stream().filter(item -> item.id().matches("s\\d*[13579]")).toList();
    var query =
        sparse
            .query(SparseKeys.byA("a"))
            .filter(SparseAttributes.NOTE.eq("odd"))
            .limit(4)
            .pageSize(7);
    assertThat(query.pages().flatMap(page -> page.items().stream()))
        .containsExactlyInAnyOrderElementsOf(odd);
  }

  @Test
  void k23_a_table_without_a_sort_key_is_read_by_its_key() {
    sparse30();
    Sparse one = SPARSE.get(4);
    assertThat(sparse.get(SparseKeys.of("s4")).consistent().fetch()).contains(one);
    assertThat(sparse.query(SparseKeys.of("s4")).fetch())
        .isEqualTo(new Page<>(List.of(one), null, StopReason.END));
    assertThat(sparse.collection(SparseKeys.of("s4")).list()).containsExactly(one);
    assertThat(
            sparse.getAll(SPARSE.stream().map(item -> SparseKeys.of(item.id())).toList()).fetch())
        .containsExactlyElementsOf(SPARSE.stream().map(Optional::of).toList());
  }

  private void sparse30() {
    SPARSE.forEach(item -> sparse.put(item).execute());
  }

  @Test
  void k24_a_filter_that_matches_the_last_three() {
    var rare = table.query(BookKeys.shelf("k24")).filter(BookAttributes.RARE.eq(true));
    assertThat(rare.list()).extracting(Book::number).containsExactly(297, 298, 299);
    assertThat(rare.first()).map(Book::number).contains(297);
    assertThat(rare.count()).isEqualTo(3);
    assertThat(rare.stream().count()).isEqualTo(3);
    Page<Book> two = rare.limit(2).fetch();
    assertThat(two.items()).extracting(Book::number).containsExactly(297, 298);
    assertThat(two.reason()).isEqualTo(StopReason.LIMIT);
    assertThat(rare.limit(2).after(two.cursor()).fetch().items())
        .extracting(Book::number)
        .containsExactly(299);
    Page<Book> budget = rare.limit(2).pageSize(10).maxPages(3).fetch();
    assertThat(budget.items()).isEmpty();
    assertThat(budget.reason()).isEqualTo(StopReason.BUDGET);
    assertThat(budget.hasNext()).isTrue();
    assertThat(rare.after(budget.cursor()).list())
        .extracting(Book::number)
        .containsExactly(297, 298, 299);
  }

  @Test
  void k25_a_cursor_fits_its_own_query_only() {
    String cursor =
        Objects.requireNonNull(table.query(BookKeys.shelf("k24")).limit(3).fetch().cursor());
    assertThat(table.query(BookKeys.shelf("k24")).after(cursor).limit(1).fetch().items())
        .extracting(Book::number)
        .containsExactly(3);
    assertThatThrownBy(() -> table.query(BookKeys.shelf("other")).after(cursor).fetch())
        .isInstanceOf(InvalidCursorException.class);
    assertThatThrownBy(() -> table.query(BookKeys.byTopic("even")).after(cursor).fetch())
        .isInstanceOf(InvalidCursorException.class);
    assertThatThrownBy(() -> table.query(BookKeys.shelf("k24")).descending().after(cursor).fetch())
        .isInstanceOf(InvalidCursorException.class);
    assertThatThrownBy(
            () -> table.query(BookKeys.shelf("k24").numberAtLeast(1)).after(cursor).fetch())
        .isInstanceOf(InvalidCursorException.class);
    assertThatThrownBy(() -> table.query(NoteKeys.shelf("k24")).after(cursor).fetch())
        .isInstanceOf(InvalidCursorException.class);
    for (String broken : List.of("", "x", cursor.substring(1), cursor + "A", "A".repeat(100_000))) {
      assertThatThrownBy(() -> table.query(BookKeys.shelf("k24")).after(broken).fetch())
          .isInstanceOf(InvalidCursorException.class);
    }
  }

  @Test
  void k26_no_values_match_nothing_and_many_are_split() {
    var books = table.query(BookKeys.shelf("k24"));
    assertThat(books.filter(BookAttributes.NUMBER.anyOf(List.of())).list()).isEmpty();
    assertThat(books.filter(BookAttributes.NUMBER.anyOf(5)).list())
        .extracting(Book::number)
        .containsExactly(5);
    for (int size : new int[] {100, 101, 250}) {
      List<Integer> numbers = IntStream.range(0, size).boxed().toList();
      assertThat(books.filter(BookAttributes.NUMBER.anyOf(numbers)).list())
          .extracting(Book::number)
          .containsExactlyElementsOf(numbers);
    }
  }

  @Test
  void a_unique_index_reports_a_second_item() {
    table.put(new Reader("r1", "one@example.com")).execute();
    assertThat(table.get(ReaderKeys.byEmail("one@example.com")).fetch())
        .contains(new Reader("r1", "one@example.com"));
    assertThat(table.get(ReaderKeys.byEmail("none@example.com")).fetch()).isEmpty();
    table.put(new Reader("r2", "one@example.com")).execute();
    assertThatThrownBy(() -> table.get(ReaderKeys.byEmail("one@example.com")).fetch())
        .isInstanceOf(NotUniqueException.class)
        .hasMessageContainingAll("Reader", "GSI1", "one@example.com", "READER#r1", "READER#r2");
  }

  @Test
  void a_collection_hands_every_row_to_its_own_record() {
    table.put(new Book("mixed", 1, "t", false, "")).execute();
    table.put(new Note("mixed", "n")).execute();
    assertThat(table.collection(NoteKeys.of("mixed", "whatever")).list())
        .containsExactly(new Book("mixed", 1, "t", false, ""), new Note("mixed", "n"));
  }

  @Test
  void keys_read_together_are_answered_by_position() {
    table.put(new Note("all", "1")).execute();
    table.put(new Note("all", "2")).execute();
    var found =
        table
            .getAll(
                List.of(
                    NoteKeys.of("all", "2"),
                    NoteKeys.of("all", "1"),
                    NoteKeys.of("all", "1"),
                    NoteKeys.of("all", "missing"),
                    NoteKeys.of("all", "2")))
            .fetch();
    assertThat(found)
        .extracting(note -> note.map(Note::id).orElse("-"))
        .containsExactly("2", "1", "1", "-", "2");
  }
}
