package dev.keyloom.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.KeyloomException;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.codec.Codecs;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableSchemaTest {
  private static KeyTemplate template() {
    return KeyTemplate.of("Thing", "#");
  }

  private static KeyTemplate bare(String name, KeyCodec<?> codec) {
    return template().component(name, codec);
  }

  private static KeyValue text(String text) {
    return new KeyValue.StringValue(text);
  }

  @Test
  void aBareTemplateOnItsOwnAttributeIsThatAttribute() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("id", Codecs.STRING, "ID")
                    .component("n", Codecs.BIG_DECIMAL, "N")
                    .key(bare("id", KeyCodecs.STRING), bare("n", KeyCodecs.BIG_DECIMAL)));
    TableSchema<Row> table =
        TableSchema.<Row>of("Things")
            .partitionKey("ID", KeyType.STRING)
            .sortKey("N", KeyType.NUMBER)
            .entity(codec)
            .build();
    PrimaryKey<Row> key = KeyTarget.primary(codec, "a#b", new BigDecimal("1.50"));
    assertThat(table.tableKey(key))
        .isEqualTo(new TableKey(text("a#b"), new KeyValue.NumberValue("1.5")));
    assertThat(table.entity(codec).keyEntries(Row.of("id", "a#b", "n", BigDecimal.ONE))).isEmpty();
    assertThat(table.entity(codec).primaryKey(table.tableKey(key))).isEqualTo(key);
    assertThat(table.bind(KeyTarget.partition(codec, "a").after(BigDecimal.ONE).inTable()).sort())
        .isEqualTo(new SortCondition.Above(new KeyValue.NumberValue("1"), false));
    assertThat(table.bind(KeyTarget.partition(codec, "a").atMost(BigDecimal.ONE).inTable()).sort())
        .isEqualTo(new SortCondition.Below(new KeyValue.NumberValue("1.0"), true));
    assertThat(table.bind(KeyTarget.partition(codec, "a").inTable()).sort())
        .isEqualTo(new SortCondition.All());
  }

  @Test
  void aBareKeyIsCheckedWhenItMeetsTheTable() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec -> spec.component("id", Codecs.STRING, "ID").key(bare("id", KeyCodecs.STRING)));
    TableSchema<Row> stored =
        TableSchema.<Row>of("T").partitionKey("ID", KeyType.STRING).entity(codec).build();
    assertThatThrownBy(() -> stored.tableKey(KeyTarget.primary(codec, "")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("Thing: key {id} is empty; a key attribute cannot be");
    assertThatThrownBy(() -> stored.tableKey(KeyTarget.primary(codec, "x".repeat(2049))))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("has 2049 bytes")
        .hasMessageContaining("at most 2048");
    assertThatThrownBy(() -> stored.tableKey(KeyTarget.primary(codec, "\ud800")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("half a surrogate pair");
    TableSchema<Row> other =
        TableSchema.<Row>of("T").partitionKey("PK", KeyType.STRING).entity(codec).build();
    assertThatThrownBy(() -> other.tableKey(KeyTarget.primary(codec, "a#b")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("component id of key {id}");
    assertThat(other.entity(codec).keyEntries(Row.of("id", "a")))
        .containsExactly(new KeyEntry("PK", text("a")));
  }

  @Test
  void anIndexOfOrdinaryAttributesSynthesizesNothing() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("id", Codecs.STRING, "id")
                    .component("room", Codecs.STRING, "Room")
                    .component("at", Codecs.INSTANT, "CreatedAt")
                    .key(
                        template().literal("ID#").component("id", KeyCodecs.STRING),
                        template().literal("X"))
                    .index(
                        "inRoom",
                        "ROOMS",
                        bare("room", KeyCodecs.STRING),
                        bare("at", KeyCodecs.INSTANT)));
    TableSchema<Row> table =
        TableSchema.<Row>of("Chat")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .globalIndex("ROOMS", "Room", KeyType.STRING, "CreatedAt", KeyType.STRING)
            .entity(codec)
            .build();
    EntitySchema<Row> entity = table.entity(codec);
    Instant at = Instant.parse("2024-03-01T10:00:29Z");
    assertThat(entity.path("inRoom").synthesizedAttributes()).isEmpty();
    assertThat(entity.keyEntries(Row.of("id", "1", "room", "r", "at", at))).hasSize(2);
    assertThatThrownBy(() -> entity.keyEntries(Row.of("id", "1", "room", "", "at", at)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("{room} is empty");
    assertThat(table.bind(KeyTarget.index(codec, "inRoom", "r").with(at).inIndex()).sort())
        .isEqualTo(new SortCondition.EqualTo(text("2024-03-01T10:00:29Z")));
    QueryKey<Row> later = KeyTarget.index(codec, "inRoom", "r").after(at).inIndex();
    assertThatThrownBy(() -> table.bind(later))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("component at of key {at}")
        .hasMessageContaining("does not keep that of Instant");
  }

  @Test
  void bareDatesOfFiveDigitYearsHaveNoPlaceInTheOrder() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("day", Codecs.LOCAL_DATE, "day")
                    .key(template().literal("P"), bare("day", KeyCodecs.LOCAL_DATE)));
    TableSchema<Row> table =
        TableSchema.<Row>of("T")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("day", KeyType.STRING)
            .entity(codec)
            .build();
    LocalDate day = LocalDate.of(2024, 3, 1);
    assertThat(table.bind(KeyTarget.partition(codec).between(day, day).inTable()).sort())
        .isEqualTo(new SortCondition.Between(text("2024-03-01"), text("2024-03-01"), false, false));
    QueryKey<Row> far = KeyTarget.partition(codec).before(LocalDate.of(10_000, 1, 1)).inTable();
    assertThatThrownBy(() -> table.bind(far))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("not one of 0 to 9999");
  }

  @Test
  void aLiteralMayBeANumber() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("id", Codecs.LONG, "id")
                    .key(bare("id", KeyCodecs.LONG), template().literal("0")));
    TableSchema<Row> table =
        TableSchema.<Row>of("T")
            .partitionKey("pk", KeyType.NUMBER)
            .sortKey("sk", KeyType.NUMBER)
            .entity(codec)
            .build();
    TableKey key = new TableKey(new KeyValue.NumberValue("7"), new KeyValue.NumberValue("0"));
    assertThat(table.tableKey(KeyTarget.primary(codec, 7L))).isEqualTo(key);
    assertThat(table.entity(codec).primaryKey(key)).isEqualTo(KeyTarget.primary(codec, 7L));
    assertThat(table.entity(codec).keyEntries(Row.of("id", 7L))).hasSize(2);
    assertThat(
            table
                .entity(codec)
                .matches(
                    new TableKey(new KeyValue.NumberValue("7"), new KeyValue.NumberValue("1"))))
        .isFalse();
    assertThatThrownBy(
            () ->
                table
                    .entity(codec)
                    .primaryKey(
                        new TableKey(new KeyValue.NumberValue("7"), new KeyValue.NumberValue("1"))))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("Row: 1 is no key 0: it is not 0");
    assertThatThrownBy(
            () ->
                table
                    .entity(codec)
                    .primaryKey(
                        new TableKey(
                            new KeyValue.NumberValue("7.5"), new KeyValue.NumberValue("0"))))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("Row: 7.5 is no key {id}: it is not a whole number");
    assertThatThrownBy(() -> table.entity(codec).primaryKey(new TableKey(text("7"), null)))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("Row: \"7\" is no key {id}: pk must be of type NUMBER");
  }

  @Test
  void anInvertedIndexTakesTheKeysOfTheTable() {
    KeyTemplate partition = template().literal("S#").component("id", KeyCodecs.STRING);
    KeyTemplate sort = template().literal("C#").component("customer", KeyCodecs.STRING);
    RowCodec codec =
        RowCodec.of(
            "Session",
            spec ->
                spec.component("id", Codecs.STRING, "id")
                    .component("customer", Codecs.STRING, "customer")
                    .key(partition, sort)
                    .index("inverse", "INVERSE", sort, partition));
    TableSchema<Row> table =
        TableSchema.<Row>of("T")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .globalIndex("INVERSE", "SK", KeyType.STRING, "PK", KeyType.STRING)
            .entity(codec)
            .build();
    assertThat(table.entity(codec).keyEntries(Row.of("id", "1", "customer", "c")))
        .containsExactly(new KeyEntry("PK", text("S#1")), new KeyEntry("SK", text("C#c")));
    assertThat(table.entity(codec).path("inverse").synthesizedAttributes()).isEmpty();
    KeyCondition<Row> condition = table.bind(KeyTarget.index(codec, "inverse", "c").inIndex());
    assertThat(condition.path().partitionKey().name()).isEqualTo("SK");
    assertThat(condition.partition()).isEqualTo(text("C#c"));
    assertThat(condition.sort()).isEqualTo(new SortCondition.BeginsWith("S#"));
    assertThat(condition.isTableKey()).isFalse();
    assertThatThrownBy(condition::tableKey).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void rowsAreToldByTheShapeOfTheirKeys() {
    RowCodec meta = model("Meta", template().literal("#META"));
    RowCodec line = model("Line", template().literal("L#").component("n", KeyCodecs.INT.padded(3)));
    RowCodec note = model("Note", template().literal("N#").component("s", KeyCodecs.STRING));
    TableSchema<Row> table =
        TableSchema.<Row>of("T")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .entity(meta)
            .entity(line)
            .entity(note)
            .build();
    assertThat(table.entityOfKey(new TableKey(text("P#1"), text("#META"))))
        .isSameAs(table.entity(meta));
    assertThat(table.entityOfKey(new TableKey(text("P#1"), text("L#007"))))
        .isSameAs(table.entity(line));
    assertThat(table.entityOfKey(new TableKey(text("P#1"), text("N#x"))))
        .isSameAs(table.entity(note));
    for (String other : List.of("L#7", "L#0007", "N#", "N#a#b", "", "#METAL", "X")) {
      assertThat(table.entityOfKey(new TableKey(text("P#1"), text(other)))).as(other).isNull();
    }
    assertThat(table.entityOfKey(new TableKey(text("Q#1"), text("#META")))).isNull();
    assertThat(table.entityOfKey(new TableKey(text("P#1"), new KeyValue.NumberValue("1"))))
        .isNull();
    assertThat(table.entityOfType("Line")).isSameAs(table.entity(line));
    assertThat(table.entityOfType("Other")).isNull();
  }

  private static RowCodec model(String type, KeyTemplate sortKey) {
    return RowCodec.of(
        type,
        spec ->
            spec.component("p", Codecs.STRING, "p")
                .component("n", Codecs.INT, "n")
                .component("s", Codecs.STRING, "s")
                .key(template().literal("P#").component("p", KeyCodecs.STRING), sortKey));
  }

  @Test
  void aComponentInBothKeysMustAgree() {
    RowCodec codec =
        RowCodec.of(
            "Thing",
            spec ->
                spec.component("t", Codecs.STRING, "t")
                    .component("u", Codecs.STRING, "u")
                    .key(
                        template().literal("T#").component("t", KeyCodecs.STRING),
                        template()
                            .component("t", KeyCodecs.STRING)
                            .literal("#")
                            .component("u", KeyCodecs.STRING)));
    TableSchema<Row> table =
        TableSchema.<Row>of("T")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .entity(codec)
            .build();
    assertThat(table.bind(KeyTarget.partition(codec, "a").inTable()).sort())
        .isEqualTo(new SortCondition.BeginsWith("a#"));
    assertThat(table.tableKey(KeyTarget.primary(codec, "a", "b")).sort()).isEqualTo(text("a#b"));
    assertThat(table.entityOfKey(new TableKey(text("T#a"), text("a#b")))).isNotNull();
    assertThat(table.entityOfKey(new TableKey(text("T#a"), text("c#b")))).isNull();
    assertThatThrownBy(() -> KeyTarget.parse(codec, "T#a", "c#b"))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("component t stands twice in the key, with different values");
  }

  @Test
  void foreignKeysAndModelsAreRefusedByName() {
    RowCodec codec = model("Meta", template().literal("#META"));
    RowCodec stranger = model("Stranger", template().literal("S"));
    TableSchema<Row> table =
        TableSchema.<Row>of("Things")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .entity(codec)
            .build();
    assertThatThrownBy(() -> table.bind(new QueryKey<Row>() {}))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("only generated key classes make keys");
    assertThatThrownBy(() -> table.bind(KeyTarget.primary(stranger, "p")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("Row is not a model of the table Things");
    assertThat(table.entityOf(Row.of())).isSameAs(table.entity(codec));
    TableSchema<Object> objects =
        TableSchema.of("Objects").partitionKey("PK", KeyType.STRING).build();
    assertThatThrownBy(() -> objects.entityOf("text"))
        .isInstanceOf(KeyloomException.class)
        .hasMessage("java.lang.String is not a model of the table Objects");
  }

  @Test
  void partsThatDoNotFitAreRefused() {
    RowCodec noSort =
        RowCodec.of(
            "Thing",
            spec -> spec.component("p", Codecs.STRING, "p").key(bare("p", KeyCodecs.STRING)));
    TableSchema.Builder<Row> table =
        TableSchema.<Row>of("T")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .entity(noSort);
    assertThatIllegalArgumentException()
        .isThrownBy(table::build)
        .withMessage("Row: the primary key needs a template of its sort key");
    TableSchema.Builder<Row> numeric =
        TableSchema.<Row>of("T").partitionKey("PK", KeyType.NUMBER).entity(noSort);
    assertThatIllegalArgumentException()
        .isThrownBy(numeric::build)
        .withMessageContaining("cannot be the attribute PK of type NUMBER");
    TableSchema.Builder<Row> none = TableSchema.of("T");
    assertThatIllegalArgumentException().isThrownBy(none::build);
  }

  @Test
  void filtersAreKnownByPath() {
    RowCodec codec = model("Meta", template().literal("#META"));
    TableSchema<Row> table =
        TableSchema.<Row>of("T")
            .partitionKey("PK", KeyType.STRING)
            .sortKey("SK", KeyType.STRING)
            .typeAttribute("type")
            .entity(codec)
            .filtersType(codec, "")
            .build();
    assertThat(table.entity(codec).primary().filtersType()).isTrue();
    assertThat(table.typeAttribute()).isEqualTo("type");
    assertThat(table.partitionKey()).isEqualTo(new KeyAttribute("PK", KeyType.STRING));
    assertThat(table.sortKey()).isEqualTo(new KeyAttribute("SK", KeyType.STRING));
  }
}
