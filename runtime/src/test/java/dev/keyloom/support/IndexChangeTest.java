package dev.keyloom.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.codec.Codecs;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What becomes of index keys when only some components are known. */
class IndexChangeTest {
  private static final int ID = 0;
  private static final int KIND = 1;
  private static final int DUE = 2;
  private static final int UNIT = 3;
  private static final int OPEN = 4;

  private final RowCodec codec =
      RowCodec.of(
          "Task",
          spec ->
              spec.component("id", Codecs.STRING, "id")
                  .component("kind", Codecs.STRING, "kind")
                  .component("due", Codecs.LOCAL_DATE, "due")
                  .component("unit", Codecs.enumeration(TimeUnit.values()), "unit")
                  .component("open", Codecs.BOOLEAN, "open")
                  .key(template().literal("ID#").component("id", KeyCodecs.STRING))
                  .index(
                      "byKind",
                      "GSI1",
                      template().literal("K#").component("kind", KeyCodecs.STRING),
                      template().component("due", KeyCodecs.LOCAL_DATE))
                  .onlyWhen("byKind", "unit", "DAYS", "HOURS")
                  .onlyWhen("byKind", "open", "true"));
  private final EntitySchema<Row> entity =
      TableSchema.<Row>of("Tasks")
          .partitionKey("PK", KeyType.STRING)
          .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
          .entity(codec)
          .build()
          .entity(codec);
  private final PathSchema path = entity.path("byKind");

  private static KeyTemplate template() {
    return KeyTemplate.of("Task", "#");
  }

  private static final java.time.LocalDate DAY = java.time.LocalDate.of(2024, 5, 1);

  @Test
  void allKnownWritesBothKeys() {
    ComponentValues values =
        ComponentValues.unknown(5)
            .with(KIND, "k")
            .with(DUE, DAY)
            .with(UNIT, TimeUnit.DAYS)
            .with(OPEN, true);
    assertThat(entity.derive(path, values))
        .isEqualTo(
            new IndexChange.Write(
                List.of(
                    new KeyEntry("GSI1PK", new KeyValue.StringValue("K#k")),
                    new KeyEntry("GSI1SK", new KeyValue.StringValue("2024-05-01")))));
  }

  @Test
  void aNullOrAFailedGuardRemovesBothWithoutTheRest() {
    IndexChange removed = new IndexChange.Remove(List.of("GSI1PK", "GSI1SK"));
    ComponentValues none = ComponentValues.unknown(5);
    assertThat(entity.derive(path, none.with(DUE, null))).isEqualTo(removed);
    assertThat(entity.derive(path, none.with(OPEN, false))).isEqualTo(removed);
    assertThat(entity.derive(path, none.with(OPEN, null))).isEqualTo(removed);
    assertThat(entity.derive(path, none.with(UNIT, TimeUnit.SECONDS))).isEqualTo(removed);
  }

  @Test
  void whatIsMissingIsNamed() {
    assertThat(entity.derive(path, ComponentValues.unknown(5).with(KIND, "k").with(OPEN, true)))
        .isEqualTo(new IndexChange.Undecided(List.of("due", "unit")));
  }

  @Test
  void aPathKnowsWhatItUses() {
    assertThat(path.uses(KIND)).isTrue();
    assertThat(path.uses(OPEN)).isTrue();
    assertThat(path.uses(ID)).isFalse();
    assertThat(entity.primary().uses(ID)).isTrue();
    assertThat(path.synthesizedAttributes()).containsExactly("GSI1PK", "GSI1SK");
  }

  @Test
  void aPrimaryKeyKnowsItsComponents() {
    ComponentValues known = entity.values(KeyTarget.primary(codec, "1"));
    assertThat(known.isKnown(ID)).isTrue();
    assertThat(known.value(ID)).isEqualTo("1");
    assertThat(known.isKnown(KIND)).isFalse();
    assertThat(entity.values(Row.of("kind", "k")).value(KIND)).isEqualTo("k");
    assertThat(entity.values(Row.of("kind", "k")).isKnown(DUE)).isTrue();
  }

  @Test
  void aComponentIsTouchedByPathsThatLeadToItOrGoOn() {
    ComponentSpec owner = new ComponentSpec(0, "owner.id", Codecs.STRING, List.of("owner", "id"));
    assertThat(owner.isTouchedBy(List.of("owner"))).isTrue();
    assertThat(owner.isTouchedBy(List.of("owner", "id"))).isTrue();
    assertThat(owner.isTouchedBy(List.of("owner", "id", "x"))).isTrue();
    assertThat(owner.isTouchedBy(List.of("owner", "name"))).isFalse();
    assertThat(owner.isTouchedBy(List.of("id"))).isFalse();
  }
}
