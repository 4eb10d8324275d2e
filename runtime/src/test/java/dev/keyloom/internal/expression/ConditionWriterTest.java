package dev.keyloom.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import dev.keyloom.AttributePath;
import dev.keyloom.Condition;
import dev.keyloom.DocumentPath;
import dev.keyloom.InstantPath;
import dev.keyloom.InvalidItemException;
import dev.keyloom.ListPath;
import dev.keyloom.MapPath;
import dev.keyloom.NumberPath;
import dev.keyloom.SetPath;
import dev.keyloom.StringPath;
import dev.keyloom.codec.AttributeType;
import dev.keyloom.codec.Codecs;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ConditionWriterTest {
  private static final class User {}

  private static final StringPath<User> NAME = new StringPath<>(DocumentPath.of("name"));
  private static final StringPath<User> STATUS = new StringPath<>(DocumentPath.of("status"));
  private static final NumberPath<User, Long> LOGINS =
      new NumberPath<>(DocumentPath.of("logins"), Codecs.LONG);
  private static final NumberPath<User, Double> SCORE =
      new NumberPath<>(DocumentPath.of("score"), Codecs.DOUBLE);
  private static final SetPath<User, String> TAGS =
      new SetPath<>(DocumentPath.of("tags"), Codecs.STRING);
  private static final ListPath<User, String, StringPath<User>> NICKS =
      new ListPath<>(DocumentPath.of("nicks"), Codecs.STRING, StringPath::new);
  private static final MapPath<User, Long, NumberPath<User, Long>> DAYS =
      new MapPath<>(DocumentPath.of("days"), Codecs.LONG, p -> new NumberPath<>(p, Codecs.LONG));
  private static final InstantPath<User> SEEN = new InstantPath<>(DocumentPath.of("seen"));

  private final Placeholders placeholders = new Placeholders();

  @Test
  void comparisons() {
    assertThat(write(LOGINS.lt(1).and(LOGINS.le(2)).and(LOGINS.gt(3)).and(LOGINS.ge(4))))
        .isEqualTo("#n0 < :v0 AND #n0 <= :v1 AND #n0 > :v2 AND #n0 >= :v3");
    assertThat(placeholders.names()).isEqualTo(Map.of("#n0", "logins"));
    assertThat(placeholders.values())
        .containsExactly(
            entry(":v0", number("1")),
            entry(":v1", number("2")),
            entry(":v2", number("3")),
            entry(":v3", number("4")));
  }

  @Test
  void equality_range_and_choice() {
    assertThat(write(NAME.eq("a").and(NAME.ne("b")))).isEqualTo("#n0 = :v0 AND #n0 <> :v1");
    assertThat(write(SCORE.between(1.5, 2.5))).isEqualTo("#n1 BETWEEN :v2 AND :v3");
    assertThat(write(NAME.anyOf("a", "b", "c"))).isEqualTo("#n0 IN (:v0, :v1, :v4)");
  }

  @Test
  void functions() {
    assertThat(write(NAME.beginsWith("x").and(NAME.contains("x"))))
        .isEqualTo("begins_with(#n0, :v0) AND contains(#n0, :v0)");
    assertThat(write(TAGS.contains("t").or(NICKS.contains("t"))))
        .isEqualTo("contains(#n1, :v1) OR contains(#n2, :v1)");
    assertThat(write(NICKS.size().gt(3))).isEqualTo("size(#n2) > :v2");
    assertThat(write(LOGINS.attributeType(AttributeType.NUMBER)))
        .isEqualTo("attribute_type(#n3, :v3)");
    assertThat(placeholders.values()).containsEntry(":v3", text("N"));
  }

  @Test
  void k21_null_is_one_thing_at_every_depth() {
    StringPath<User> reason = new StringPath<>(DocumentPath.of("status").field("reason"));
    assertThat(write(STATUS.notExists()))
        .isEqualTo("attribute_not_exists(#n0) OR attribute_type(#n0, :v0)");
    assertThat(write(reason.eq(null)))
        .isEqualTo("attribute_not_exists(#n0.#n1) OR attribute_type(#n0.#n1, :v0)");
    assertThat(write(reason.exists()))
        .isEqualTo("attribute_exists(#n0.#n1) AND NOT attribute_type(#n0.#n1, :v0)");
    assertThat(placeholders.values()).containsExactly(entry(":v0", text("NULL")));
  }

  @Test
  void parentheses_stand_where_they_are_needed_and_never_twice() {
    Condition<User> a = NAME.eq("a");
    Condition<User> b = LOGINS.eq(1);
    Condition<User> c = STATUS.eq("c");
    assertThat(write(a.or(b).and(c))).isEqualTo("(#n0 = :v0 OR #n1 = :v1) AND #n2 = :v2");
    assertThat(write(a.and(b).or(c))).isEqualTo("(#n0 = :v0 AND #n1 = :v1) OR #n2 = :v2");
    assertThat(write(a.or(b).negate())).isEqualTo("NOT (#n0 = :v0 OR #n1 = :v1)");
    assertThat(write(a.negate())).isEqualTo("NOT (#n0 = :v0)");
    assertThat(write(NAME.exists().and(TAGS.contains("a").negate())))
        .isEqualTo(
            "attribute_exists(#n0) AND NOT attribute_type(#n0, :v3)"
                + " AND NOT contains(#n3, :v0)");
    Condition<User> raw = Condition.raw("({0} = {1} OR {0} = {2})", NAME, STATUS, NAME.value("a"));
    assertThat(write(raw)).isEqualTo("#n0 = #n2 OR #n0 = :v0");
    assertThat(write(raw.and(b))).isEqualTo("(#n0 = #n2 OR #n0 = :v0) AND #n1 = :v1");
    assertThat(write(raw.negate())).isEqualTo("NOT (#n0 = #n2 OR #n0 = :v0)");
  }

  @Test
  void k17_odd_names_are_placeholders() {
    assertThat(
            write(
                path("abc-def")
                    .eq("x")
                    .and(path("abc.def").eq("x"))
                    .and(path("size").eq("x"))
                    .and(DAYS.key("2021-03-03").gt(1))
                    .and(NICKS.at(2).eq("x"))))
        .isEqualTo("#n0 = :v0 AND #n1 = :v0 AND #n2 = :v0 AND #n3.#n4 > :v1 AND #n5[2] = :v0");
    assertThat(placeholders.names())
        .containsExactly(
            entry("#n0", "abc-def"),
            entry("#n1", "abc.def"),
            entry("#n2", "size"),
            entry("#n3", "days"),
            entry("#n4", "2021-03-03"),
            entry("#n5", "nicks"));
  }

  @Test
  void values_have_the_stored_form_of_their_path() {
    write(
        TAGS.eq(Set.of("x"))
            .and(NICKS.eq(List.of("y")))
            .and(SEEN.lt(Instant.parse("2023-04-30T12:00:24.500Z"))));
    assertThat(placeholders.values())
        .containsExactly(
            entry(":v0", AttributeValue.fromSs(List.of("x"))),
            entry(":v1", AttributeValue.fromL(List.of(text("y")))),
            entry(":v2", text("2023-04-30T12:00:24.500")),
            entry(":v3", text("2023-04-30T12:00:24Z")));
  }

  @Test
  void a_value_without_stored_form_is_refused_by_name() {
    assertThatThrownBy(() -> write(SCORE.gt(Double.NaN)))
        .isInstanceOf(InvalidItemException.class)
        .hasMessageContainingAll("score", "NaN");
  }

  @Test
  void constants_have_no_text() {
    assertThatThrownBy(() -> write(Condition.always()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private String write(Condition<User> condition) {
    return ConditionWriter.write(condition.expression(), placeholders);
  }

  private static AttributePath<User, String> path(String name) {
    return new AttributePath<>(DocumentPath.of(name), Codecs.STRING);
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue number(String number) {
    return AttributeValue.fromN(number);
  }
}
