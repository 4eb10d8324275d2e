package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.processor.model.AccessPattern;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.KeyAttribute.KeyKind;
import dev.keyloom.processor.model.TableModel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a table knows of its models' keys. */
class TableKeysTest {
  private static final String IMPORTS =
      """
      package shop;

      import dev.keyloom.annotation.*;
      import java.time.*;
      import java.util.*;

      """;

  private static List<String> filters(TableModel table) {
    return table.typeFilters().stream()
        .map(filter -> filter.entity().type().simpleName() + ":" + filter.path())
        .toList();
  }

  private static List<String> collisions(String... keys) {
    StringBuilder source = new StringBuilder(IMPORTS);
    source.append("@Table(\"Shop\") sealed interface Shop {\n  enum Status { OPEN, DONE }\n");
    for (int i = 0; i < keys.length; i++) {
      source.append(
          """
            @Model %s
            record M%d(String s, String t, int n, UUID uuid, Status status, LocalDate day, char c,
                boolean b, Instant at, java.math.BigDecimal d) implements Shop {}
          """
              .formatted(keys[i], i));
    }
    return Compilations.messages(
            Compilations.compile(List.of("-proc:only"), source.append("}\n").toString()))
        .stream()
        .filter(message -> message.contains("KL208"))
        .toList();
  }

  private static String sk(String template) {
    return "@Key(pk = \"P#{s}\", sk = \"" + template + "\")";
  }

  @Test
  void k06_keysThatDifferInALiteralDoNotCollide() {
    assertThat(collisions(sk("TASK#{t}"), sk("TASK_10#{t}"), sk("TASKS#{t}"))).isEmpty();
  }

  @Test
  void valuesAreRefusedSomeCharacters() {
    // A string never holds the separator, so these differ in the number of separators.
    assertThat(collisions(sk("A#{t}"), sk("A#{t}#{s}"))).isEmpty();
    assertThat(collisions(sk("A-{t}"), sk("A-{t}-{s}"))).hasSize(1);
  }

  @Test
  void typesTellKeysApart() {
    assertThat(collisions(sk("{n:4}"), sk("META"))).isEmpty();
    assertThat(collisions(sk("{n:4}"), sk("{n:5}"))).isEmpty();
    assertThat(collisions(sk("{n:4}"), sk("0042"))).hasSize(1);
    assertThat(collisions(sk("{uuid}"), sk("{day}"), sk("{at}"), sk("{at:millis}"))).isEmpty();
    assertThat(collisions(sk("{status}"), sk("{b}"), sk("OPENED"))).isEmpty();
    assertThat(collisions(sk("{status}"), sk("OPEN"))).hasSize(1);
    assertThat(collisions(sk("{c}"), sk("AB"))).isEmpty();
    assertThat(collisions(sk("{n:ordered}"), sk("{d:ordered}"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "{n:12}, 002147483648",
    "{n:ordered}, 0000000002147483648",
    "{n:ordered}, -9999999999999999999",
    "{n:ordered}, -9999999997852516350",
    "{d:ordered}, -0",
    "{day}, 2024-13-01",
    "{day}, 2024-04-31",
    "{day}, 2024-02-30",
    "{day}, 2024-00-10",
    "{at}, 2024-05-01T24:00:00.000000000Z",
    "{at:millis}, 2024-05-01T12:60:00.000Z",
    "{at:seconds}, 2024-05-01T12:00:60Z"
  })
  void aValueThatATypeCannotHaveCollidesWithNothing(String template, String literal) {
    assertThat(collisions(sk(template), sk(literal))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "{n:12}, 002147483647",
    "{n:2}, 99",
    "{n:ordered}, 0000000002147483647",
    "{n:ordered}, 0000000000000000000",
    "{n:ordered}, -9999999999999999998",
    "{n:ordered}, -9999999997852516351",
    "{day}, 2024-02-29",
    "{day}, 2024-12-31",
    "{at}, 2024-05-01T23:59:59.999999999Z",
    "{at:millis}, 2024-05-01T00:00:00.000Z",
    "{at:seconds}, 2024-05-01T12:00:59Z"
  })
  void aValueThatATypeHasCollides(String template, String literal) {
    assertThat(collisions(sk(template), sk(literal))).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "byte, 128, false",
    "byte, 127, true",
    "byte, -128, true",
    "byte, -129, false",
    "int, 2147483648, false",
    "int, -2147483648, true",
    "int, 100, true",
    "int, 9, true",
    "int, 0, true",
    "int, -0, false",
    "int, 007, false",
    "long, 9223372036854775807, true",
    "long, 9223372036854775808, false",
    "double, -0, false",
    "double, -0.5, true",
    "double, 0, true",
    "double, 10.25, true",
    "double, 0.50, false"
  })
  void aPlainNumberIsInTheRangeOfItsType(String type, String literal, boolean collides) {
    String source =
        """
        @Table(value = "Shop", sortKey = "") sealed interface Shop {}
        @Model @Key(pk = "{n}") record A(%s n) implements Shop {}
        @Model @Key(pk = "%s") record B(String id) implements Shop {}
        """;
    List<String> messages =
        Compilations.messages(
            Compilations.compile(List.of("-proc:only"), IMPORTS + source.formatted(type, literal)));

    assertThat(messages.stream().anyMatch(message -> message.contains("KL208")))
        .isEqualTo(collides);
  }

  @Test
  void aCharacterIsOneCharOfJava() {
    assertThat(collisions(sk("{c}"), sk("\uD83D\uDE00"))).isEmpty();
    assertThat(collisions(sk("{c}"), sk("\u20AC"))).hasSize(1);
  }

  /** Collisions of a sort key that is a component itself with a literal. */
  private static List<String> collisionsOfStored(String type, String literal) {
    String source =
        """
        @Table(value = "Shop", partitionKey = "id", sortKey = "at", typeAttribute = "")
        sealed interface Shop { enum Status { OPEN, DONE } }
        @Model @Key(pk = "{id}", sk = "{at}") record A(String id, %s at) implements Shop {}
        @Model @Key(pk = "{id}", sk = "%s") record B(String id) implements Shop {}
        """;
    return Compilations.messages(
            Compilations.compile(List.of("-proc:only"), IMPORTS + source.formatted(type, literal)))
        .stream()
        .filter(message -> message.contains("KL208"))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "Instant, meta",
    "Instant, 2024-05-01",
    "Instant, 2024-05-01T12:30:00.12Z",
    "LocalDate, meta",
    "LocalDate, 2024-05-01T12:30:00Z",
    "LocalDate, 24-05-01",
    "UUID, meta",
    "Shop.Status, OPENED",
    "char, ab"
  })
  void aStoredFormTellsKeysApart(String type, String literal) {
    assertThat(collisionsOfStored(type, literal)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Instant, 2024-05-01T12:30:00Z",
    "Instant, 2024-05-01T12:30:00.120Z",
    "Instant, 2024-05-01T12:30:00.120340Z",
    "Instant, 2024-05-01T12:30:00.120340560Z",
    "Instant, -0001-05-01T12:30:00Z",
    "Instant, +1000000000-12-31T23:59:59.999999999Z",
    "LocalDate, 2024-05-01",
    "LocalDate, -0001-05-01",
    "LocalDate, +999999999-12-31",
    "UUID, 123e4567-e89b-12d3-a456-426614174000",
    "Shop.Status, OPEN",
    "char, a",
    "String, meta"
  })
  void aStoredFormCollidesWithItsOwnValues(String type, String literal) {
    assertThat(collisionsOfStored(type, literal)).hasSize(1);
  }

  @Test
  void escapesAreSeenThrough() {
    assertThat(collisions(sk("A#{t:escaped}"), sk("A#x#y"))).isEmpty();
    assertThat(collisions(sk("A#{t:escaped}"), sk("A#%23"))).hasSize(1);
    assertThat(collisions(sk("A#{t:escaped}"), sk("A#%41"))).isEmpty();
    assertThat(collisions(sk("A#{t:ordered}"), sk("A#$20"))).hasSize(1);
    assertThat(collisions(sk("A#{t:ordered}"), sk("A# "))).isEmpty();
  }

  @Test
  void separatorsAreTheModelsOwn() {
    String bars = "(separator = \"||\") @Key(pk = \"P#{s}\", sk = \"{t}\")";

    assertThat(collisions(bars, sk("a#b"))).hasSize(1);
    assertThat(collisions(bars, sk("a||b"))).isEmpty();
  }

  @Test
  void theMessageShowsAKeyOfBoth() {
    assertThat(collisions(sk("{t}"), sk("META")))
        .singleElement()
        .asString()
        .contains(
            "M0 and M1 can have the same primary key, for example PK = \"P#a\", SK = \"META\"");
  }

  @Test
  void aFilterIsAddedWhereOthersCanComeBack() {
    TableModel table =
        Models.of(
                IMPORTS
                    + """
                    @Table("Shop")
                    sealed interface Shop {
                      @Model @Key(pk = "G#{g}", sk = "#META") @Gsi(index = "GSI1", name = "byMail", pk = "M#{mail}", sk = "G")
                      record Group(String g, String mail) implements Shop {}
                      @Model @Key(pk = "G#{g}", sk = "USER#{u}") @Gsi(index = "GSI1", name = "byUser", pk = "U#{u}", sk = "{at}")
                      record Member(String g, String u, Instant at) implements Shop {}
                      @Model @Key(pk = "G#{g}", sk = "USER#{u}#LOGIN#{at}") @Gsi(index = "GSI1", name = "byLogin", pk = "U#{u}", sk = "LOGIN#{at}")
                      record Login(String g, String u, Instant at) implements Shop {}
                    }
                    """)
            .table("Shop");

    // Login's keys begin with Member's prefix; on the index Member asks for a whole partition.
    assertThat(filters(table)).containsExactly("Member:", "Member:byUser", "Login:");
  }

  @Test
  void ordinaryAttributesPutRowsIntoAnIndexToo() {
    TableModel table =
        Models.of(
                IMPORTS
                    + """
                    @Table(value = "Chat", indexes = @Index(name = "byRoom", partitionKey = "room", sortKey = "at"))
                    sealed interface Chat {
                      @Model @Key(pk = "USER#{user}", sk = "{at}") @Gsi(index = "byRoom", name = "byRoom", pk = "{room}", sk = "{at}")
                      record Comment(String user, String room, String at) implements Chat {}
                      @Model @Key(pk = "ROOM#{id}", sk = "META")
                      record Room(String id, String room, String at) implements Chat {}
                    }
                    """)
            .table("Chat");

    assertThat(filters(table)).contains("Comment:byRoom");
  }

  @Test
  void keyAttributesTakeTheTypeOfWhatTheyAre() {
    TableModel table =
        Models.of(
                IMPORTS
                    + """
                    @Table(value = "Shop", sortKey = "at", indexes = @Index(name = "byDay", partitionKey = "day", sortKey = "n"))
                    sealed interface Shop {
                      @Model @Key(pk = "A#{id}", sk = "{at}") @Gsi(index = "byDay", name = "byDay", pk = "{day}", sk = "{n}")
                      record A(String id, long at, LocalDate day, double n) implements Shop {}
                      @Model @Key(pk = "B#{id}", sk = "0")
                      record B(String id) implements Shop {}
                    }
                    """)
            .table("Shop");

    assertThat(table.partitionKey().kind()).isEqualTo(KeyKind.STRING);
    assertThat(table.sortKey().orElseThrow().kind()).isEqualTo(KeyKind.NUMBER);
    assertThat(table.indexes().get(0).partitionKey().kind()).isEqualTo(KeyKind.STRING);
    assertThat(table.indexes().get(0).sortKey().orElseThrow().kind()).isEqualTo(KeyKind.NUMBER);
  }

  @Test
  void aLiteralBeyondTheRangeOfNumbersIsText() {
    String source =
        IMPORTS
            + """
            @Table(value = "Shop", sortKey = "at")
            sealed interface Shop {
              @Model @Key(pk = "A#{id}", sk = "{at}") record A(String id, long at) implements Shop {}
              @Model @Key(pk = "B#{id}", sk = "1E999999999") record B(String id) implements Shop {}
            }
            """;

    assertThat(
            Compilations.messages(
                Compilations.compile(
                    List.of("-proc:only", "-Akeyloom.lint=key-named-after-component:off"), source)))
        .singleElement()
        .asString()
        .startsWith("[KL210 key-type-mismatch] The template \"1E999999999\" of B makes the key");
  }

  @Test
  void patternsAreInTheOrderInWhichTheyAreTried() {
    var order =
        Models.of(
                IMPORTS
                    + """
                    @Table("Shop")
                    sealed interface Shop {
                      @Model
                      @Key(pk = "S#{shop}", sk = "{day}#{owner.id}#{shop}#{n:6}")
                      @Gsi(index = "GSI1", name = "byOwner", pk = "O#{owner.id}", sk = "{day}#{n:6}", onlyWhen = @When(component = "open", equalTo = "true"))
                      @Gsi(index = "GSI2", name = "byMail", pk = "M#{mail}", sk = "META", unique = true)
                      record Order(String shop, LocalDate day, Owner owner, int n, boolean open, String mail) implements Shop {}
                      @Embeddable record Owner(String id) {}
                    }
                    """)
            .entity("Order");

    assertThat(order.patterns())
        .containsExactly(
            new AccessPattern("", List.of("shop", "day", "owner.id", "n"), true, true),
            new AccessPattern("byOwner", List.of("owner.id", "day", "n"), true, false),
            new AccessPattern("byMail", List.of("mail"), true, true),
            new AccessPattern("", List.of("shop", "day", "owner.id"), false, false),
            new AccessPattern("", List.of("shop", "day"), false, false),
            new AccessPattern("", List.of("shop"), false, false),
            new AccessPattern("byOwner", List.of("owner.id", "day"), false, false),
            new AccessPattern("byOwner", List.of("owner.id"), false, false));
    assertThat(order.components().stream().map(ComponentModel::name))
        .containsExactly("shop", "day", "owner.id", "n", "open", "mail");
  }
}
