package dev.keyloom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DocumentPathTest {
  @Test
  void reads_as_people_write_it() {
    assertThat(DocumentPath.of("addresses").at(0).field("city")).hasToString("addresses[0].city");
    assertThat(DocumentPath.of("abc-def")).hasToString("abc-def");
  }

  @Test
  void quotes_names_that_look_like_paths() {
    assertThat(DocumentPath.of("abc.def").field("2021-03-03"))
        .hasToString("'abc.def'.'2021-03-03'");
  }

  @Test
  void is_a_value() {
    assertThat(DocumentPath.of("a").field("b").at(1))
        .isEqualTo(DocumentPath.of("a").field("b").at(1))
        .hasSameHashCodeAs(DocumentPath.of("a").field("b").at(1))
        .isNotEqualTo(DocumentPath.of("a.b").at(1));
  }

  @Test
  void overlaps_what_it_contains_and_what_contains_it() {
    DocumentPath city = DocumentPath.of("address").field("city");
    assertThat(city.overlaps(DocumentPath.of("address"))).isTrue();
    assertThat(DocumentPath.of("address").overlaps(city)).isTrue();
    assertThat(city.overlaps(city)).isTrue();
    assertThat(city.overlaps(DocumentPath.of("address").field("zip"))).isFalse();
    assertThat(city.overlaps(DocumentPath.of("address.city"))).isFalse();
  }

  @Test
  void refuses_what_cannot_be_stored() {
    assertThatThrownBy(() -> DocumentPath.of("")).isInstanceOf(KeyloomException.class);
    assertThatThrownBy(() -> DocumentPath.of("a").at(-1))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("-1");
  }
}
