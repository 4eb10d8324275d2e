package dev.keyloom.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.keyloom.DocumentPath;
import dev.keyloom.internal.expression.Change.Add;
import dev.keyloom.internal.expression.Change.AddToSet;
import dev.keyloom.internal.expression.Change.Append;
import dev.keyloom.internal.expression.Change.Prepend;
import dev.keyloom.internal.expression.Change.Remove;
import dev.keyloom.internal.expression.Change.RemoveFromSet;
import dev.keyloom.internal.expression.Change.Set;
import dev.keyloom.internal.expression.Change.SetIfAbsent;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class UpdateWriterTest {
  private final Placeholders placeholders = new Placeholders();

  @Test
  void gathers_changes_in_clauses() {
    assertThat(
            write(
                new Remove(path("gone")),
                new Set(path("status"), text("DONE")),
                new Add(path("logins"), number("1")),
                new AddToSet(path("tags"), AttributeValue.fromSs(List.of("x"))),
                new RemoveFromSet(path("roles"), AttributeValue.fromSs(List.of("y"))),
                new SetIfAbsent(path("since"), text("now"))))
        .isEqualTo(
            "SET #n1 = :v0, #n5 = if_not_exists(#n5, :v4) REMOVE #n0 ADD #n2 :v1, #n3 :v2"
                + " DELETE #n4 :v3");
    assertThat(placeholders.names())
        .containsExactly(
            entry("#n0", "gone"),
            entry("#n1", "status"),
            entry("#n2", "logins"),
            entry("#n3", "tags"),
            entry("#n4", "roles"),
            entry("#n5", "since"));
  }

  @Test
  void lists_grow_from_nothing() {
    AttributeValue elements = AttributeValue.fromL(List.of(text("x")));
    assertThat(write(new Append(path("log"), elements), new Prepend(path("news"), elements)))
        .isEqualTo(
            "SET #n0 = list_append(if_not_exists(#n0, :v1), :v0),"
                + " #n1 = list_append(:v0, if_not_exists(#n1, :v1))");
    assertThat(placeholders.values())
        .containsExactly(entry(":v0", elements), entry(":v1", AttributeValue.fromL(List.of())));
  }

  @Test
  void a_nested_number_is_set_from_itself() {
    assertThat(write(new Add(path("data").field("moves"), number("2"))))
        .isEqualTo("SET #n0.#n1 = if_not_exists(#n0.#n1, :v0) + :v1");
  }

  @Test
  void k17_a_dot_in_a_name_is_no_path_and_equal_names_and_values_are_shared() {
    assertThat(
            write(
                new Set(path("abc.def"), text("v")),
                new Set(path("abc-def"), text("v")),
                new Set(path("abc").field("abc.def"), text("w")),
                new Set(path("list").at(2).field("abc"), text("w"))))
        .isEqualTo("SET #n0 = :v0, #n1 = :v0, #n2.#n0 = :v1, #n3[2].#n2 = :v1");
    assertThat(placeholders.names())
        .containsExactly(
            entry("#n0", "abc.def"),
            entry("#n1", "abc-def"),
            entry("#n2", "abc"),
            entry("#n3", "list"));
  }

  private String write(Change... changes) {
    return UpdateWriter.write(List.of(changes), placeholders);
  }

  private static DocumentPath path(String name) {
    return DocumentPath.of(name);
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue number(String number) {
    return AttributeValue.fromN(number);
  }
}
