package dev.keyloom.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.DocumentPath;
import dev.keyloom.internal.write.Job;
import dev.keyloom.support.EntitySchema;
import dev.keyloom.support.KeyCondition;
import dev.keyloom.support.KeyValue.StringValue;
import dev.keyloom.support.SortCondition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class KeyConditionWriterTest {
  private static final EntitySchema<? extends Job> ENTITY = Job.TABLE.entities().get(0);

  private final Placeholders placeholders = new Placeholders();

  @Test
  void a_partition() {
    assertThat(write(new SortCondition.All())).isEqualTo("#n0 = :v0");
    assertThat(placeholders.names()).isEqualTo(Map.of("#n0", "GSI1PK"));
    assertThat(placeholders.values()).isEqualTo(Map.of(":v0", AttributeValue.fromS("T#k")));
  }

  @Test
  void a_part_of_a_partition() {
    assertThat(write(new SortCondition.EqualTo(key("x")))).isEqualTo("#n0 = :v0 AND #n1 = :v1");
    assertThat(write(new SortCondition.BeginsWith("x")))
        .isEqualTo("#n0 = :v0 AND begins_with(#n1, :v1)");
    assertThat(write(new SortCondition.Between(key("x"), key("y"), true, true)))
        .as("exclusive ends are dropped when rows are read")
        .isEqualTo("#n0 = :v0 AND #n1 BETWEEN :v1 AND :v2");
    assertThat(write(new SortCondition.Above(key("x"), false)))
        .isEqualTo("#n0 = :v0 AND #n1 > :v1");
    assertThat(write(new SortCondition.Above(key("x"), true)))
        .isEqualTo("#n0 = :v0 AND #n1 >= :v1");
    assertThat(write(new SortCondition.Below(key("x"), false)))
        .isEqualTo("#n0 = :v0 AND #n1 < :v1");
    assertThat(write(new SortCondition.Below(key("x"), true)))
        .isEqualTo("#n0 = :v0 AND #n1 <= :v1");
    assertThat(placeholders.names()).isEqualTo(Map.of("#n0", "GSI1PK", "#n1", "GSI1SK"));
  }

  @Test
  void no_row_at_all_needs_no_text() {
    assertThatThrownBy(() -> write(new SortCondition.None()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_projection_shares_its_names() {
    write(new SortCondition.All());
    assertThat(
            ProjectionWriter.write(
                List.of(
                    DocumentPath.of("GSI1PK"),
                    DocumentPath.of("address").field("city"),
                    DocumentPath.of("GSI1PK")),
                placeholders))
        .isEqualTo("#n0, #n1.#n2");
  }

  private String write(SortCondition sort) {
    return KeyConditionWriter.write(
        new KeyCondition<>(ENTITY, ENTITY.indexPaths().get(0), key("T#k"), sort), placeholders);
  }

  private static StringValue key(String text) {
    return new StringValue(text);
  }
}
