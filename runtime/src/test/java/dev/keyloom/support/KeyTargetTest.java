package dev.keyloom.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import dev.keyloom.codec.Codecs;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyTargetTest {
  private final RowCodec permission =
      RowCodec.of(
          "Permission",
          spec ->
              spec.component("groupId", Codecs.STRING, "groupId")
                  .component("resource", Codecs.STRING, "resource")
                  .component("action", Codecs.STRING, "action")
                  .component("level", Codecs.LONG, "level")
                  .key(
                      template().literal("GROUP#").component("groupId", KeyCodecs.STRING),
                      template()
                          .literal("PERM#")
                          .component("resource", KeyCodecs.STRING)
                          .literal("#")
                          .component("action", KeyCodecs.STRING))
                  .index(
                      "byAction",
                      "GSI1",
                      template().literal("A#").component("action", KeyCodecs.STRING),
                      template().literal("L#").component("level", KeyCodecs.LONG.ordered()))
                  .uniqueIndex(
                      "byLevel",
                      "GSI2",
                      template().literal("L#").component("level", KeyCodecs.LONG)));
  private final TableSchema<Row> table =
      TableSchema.<Row>of("T")
          .partitionKey("PK", KeyType.STRING)
          .sortKey("SK", KeyType.STRING)
          .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
          .globalIndex("GSI2", "GSI2PK", KeyType.STRING)
          .entity(permission)
          .build();

  private static KeyTemplate template() {
    return KeyTemplate.of("Permission", "#");
  }

  private static KeyValue text(String text) {
    return new KeyValue.StringValue(text);
  }

  @Test
  void aChainEndsInTheKeyThatIsMadeAtOnce() {
    PrimaryKey<Row> chained =
        KeyTarget.partition(permission, "g").with("doc").with("read").primary();
    PrimaryKey<Row> whole = KeyTarget.primary(permission, "g", "doc", "read");
    assertThat(chained).isEqualTo(whole).hasSameHashCodeAs(whole);
    assertThat(table.tableKey(chained)).isEqualTo(table.tableKey(whole));
    assertThat(table.bind(chained).isTableKey()).isTrue();
    assertThat(chained.components())
        .containsExactly(
            Map.entry("groupId", "g"), Map.entry("resource", "doc"), Map.entry("action", "read"));
    assertThat(chained).hasToString("Row(groupId=\"g\", resource=\"doc\", action=\"read\")");
    assertThat(chained).isNotEqualTo(KeyTarget.primary(permission, "g", "doc", "write"));
    assertThatThrownBy(() -> chained.components().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void rangesOfAnInnerComponentAreClosedByItsLiteral() {
    KeyTarget<Row> group = KeyTarget.partition(permission, "g");
    assertThat(sort(group.inTable())).isEqualTo(new SortCondition.BeginsWith("PERM#"));
    assertThat(sort(group.with("doc").inTable()))
        .isEqualTo(new SortCondition.BeginsWith("PERM#doc#"));
    assertThat(sort(group.startsWith("do").inTable()))
        .isEqualTo(new SortCondition.BeginsWith("PERM#do"));
    KeyTarget<Row> doc = group.with("doc");
    assertThat(sort(doc.after("read").inTable()))
        .isEqualTo(new SortCondition.Between(text("PERM#doc#read"), text("PERM#doc$"), true, true));
    assertThat(sort(doc.atLeast("read").inTable()))
        .isEqualTo(
            new SortCondition.Between(text("PERM#doc#read"), text("PERM#doc$"), false, true));
    assertThat(sort(doc.before("read").inTable()))
        .isEqualTo(
            new SortCondition.Between(text("PERM#doc#"), text("PERM#doc#read"), false, true));
    assertThat(sort(doc.atMost("read").inTable()))
        .isEqualTo(
            new SortCondition.Between(text("PERM#doc#"), text("PERM#doc#read"), false, false));
    assertThat(sort(doc.between("a", "b").inTable()))
        .isEqualTo(new SortCondition.Between(text("PERM#doc#a"), text("PERM#doc#b"), false, false));
  }

  @Test
  void aPlainStringThatIsNotLastOffersNoRange() {
    KeyTarget<Row> group = KeyTarget.partition(permission, "g");
    assertThatThrownBy(() -> group.after("doc")).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void incompleteKeysAndOverlongChainsAreBugsOfTheCaller() {
    KeyTarget<Row> group = KeyTarget.partition(permission, "g");
    assertThatThrownBy(group::primary).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(group::unique).isInstanceOf(IllegalStateException.class);
    KeyTarget<Row> full = group.with("doc").with("read");
    assertThatThrownBy(() -> full.with("more")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> full.after("more")).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> group.startsWith("d").with("doc"))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void sizesAreLimitedInBytes() {
    String kilobyte = "ä".repeat(512);
    assertThatThrownBy(() -> KeyTarget.primary(permission, "g", "doc", kilobyte))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("has 1033 bytes")
        .hasMessageContaining("a sort key has at most 1024");
    assertThatThrownBy(() -> KeyTarget.partition(permission, kilobyte + kilobyte))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("has 2054 bytes")
        .hasMessageContaining("a partition key has at most 2048");
    assertThatThrownBy(() -> KeyTarget.partition(permission, "g").with("d").startsWith(kilobyte))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void parseTellsWhereATextDoesNotFit() {
    assertThat(KeyTarget.parse(permission, "GROUP#g", "PERM#doc#read"))
        .isEqualTo(KeyTarget.primary(permission, "g", "doc", "read"));
    assertParseFails("GROUP#g", "PERM", "it does not begin with \"PERM#\"");
    assertParseFails("GROUP#g", "PERM#doc", "\"doc\" is no resource, a string");
    assertParseFails("GROUP#g", "PERM##read", "\"\" is no resource");
    assertParseFails("GROUP#g", "PERM#doc#read#x", "\"read#x\" is no action");
    assertParseFails("GROUP", "PERM#doc#read", "it does not begin with \"GROUP#\"");
    assertThatThrownBy(() -> KeyTarget.parse(permission, "GROUP#g"))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage("Row: a key has a sort key");
  }

  private void assertParseFails(String partitionKey, String sortKey, String why) {
    assertThatThrownBy(() -> KeyTarget.parse(permission, partitionKey, sortKey))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("is no key ")
        .hasMessageContaining(why);
  }

  @Test
  void resolveFindsThePathOfExactlyTheComponents() {
    assertThat(resolve(Map.of("groupId", "g", "resource", "d", "action", "r")))
        .isEqualTo(KeyTarget.primary(permission, "g", "d", "r"))
        .isInstanceOf(PrimaryKey.class);
    assertThat(resolve(Map.of("level", 5)))
        .isInstanceOf(UniqueKey.class)
        .isEqualTo(KeyTarget.index(permission, "byLevel", 5L).unique());
    assertThat(table.bind(resolve(Map.of("action", "r", "level", (short) 5))).path().name())
        .isEqualTo("byAction");
    assertThat(sort(resolve(Map.of("groupId", "g", "resource", "d"))))
        .isEqualTo(new SortCondition.BeginsWith("PERM#d#"));
    assertThat(table.bind(resolve(Map.of("action", "r"))).path().name()).isEqualTo("byAction");
  }

  @Test
  void resolveNamesThePatternsNearestFirst() {
    assertThatThrownBy(() -> resolve(Map.of("groupId", "g", "action", "r")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage(
            """
            Row: no access pattern takes [action, groupId]. There are, nearest first:
              [groupId, resource, action]: primary key
              [groupId]: part of primary key
              [action]: part of index GSI1 (byAction)
              [action, level]: index GSI1 (byAction)
              [groupId, resource]: part of primary key
              [level]: index GSI2 (byLevel)""");
    assertThatThrownBy(() -> resolve(Map.of())).isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void resolveChecksTypesByName() {
    assertThatThrownBy(() -> resolve(Map.of("level", "5")))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessage(
            "Permission: component level of key L#{level} cannot be \"5\": it is a String, not a"
                + " Long");
    Map<String, Object> withNull = new HashMap<>();
    withNull.put("level", null);
    assertThatThrownBy(() -> resolve(withNull))
        .isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("component level")
        .hasMessageContaining("a key needs a value");
  }

  @Test
  void equalNumbersAreOneKey() {
    RowCodec codec =
        RowCodec.of(
            "Price",
            spec ->
                spec.component("p", Codecs.BIG_DECIMAL, "p")
                    .key(template().literal("P#").component("p", KeyCodecs.BIG_DECIMAL)));
    assertThat(KeyTarget.primary(codec, new BigDecimal("1.50")))
        .isEqualTo(KeyTarget.primary(codec, new BigDecimal("1.5")))
        .hasSameHashCodeAs(KeyTarget.primary(codec, new BigDecimal("1.5")));
    assertThat(KeyTarget.parse(codec, "P#1.5").components())
        .containsEntry("p", new BigDecimal("1.5"));
    assertThatThrownBy(() -> KeyTarget.parse(codec, "P#1.50"))
        .isInstanceOf(InvalidKeyException.class);
  }

  @Test
  void bytesAreCopiedInAndOut() {
    RowCodec codec =
        RowCodec.of(
            "Blob",
            spec ->
                spec.component("b", Codecs.BYTES, "b")
                    .key(template().component("b", KeyCodecs.BYTES)));
    byte[] bytes = {1, 2};
    PrimaryKey<Row> key = KeyTarget.primary(codec, (Object) bytes);
    bytes[0] = 9;
    for (Object value : key.components().values()) {
      ((byte[]) value)[1] = 9;
    }
    TableSchema<Row> blobs =
        TableSchema.<Row>of("B").partitionKey("b", KeyType.BINARY).entity(codec).build();
    assertThat(blobs.tableKey(key).partition())
        .isEqualTo(new KeyValue.BytesValue(new byte[] {1, 2}));
    assertThat(key).isEqualTo(KeyTarget.primary(codec, (Object) new byte[] {1, 2}));
    assertThat(blobs.entity(codec).primaryKey(blobs.tableKey(key))).isEqualTo(key);
  }

  private SortCondition sort(QueryKey<Row> key) {
    return table.bind(key).sort();
  }

  private QueryKey<Row> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(permission, components);
  }
}
