package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.EntityModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NullnessTest {
  private static final String TYPE_USE =
      """
      package typeuse;

      import java.lang.annotation.*;

      @Target(ElementType.TYPE_USE)
      public @interface Nullable {}
      """;

  private static final String DECLARATION =
      """
      package declared;

      public @interface Nullable {}
      """;

  private static final String ON_METHODS_AND_FIELDS =
      """
      package targeted;

      import java.lang.annotation.*;

      @Target({ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER})
      public @interface Nullable {}
      """;

  private static final String NULL_MARKED =
      """
      package marks;

      public @interface NullMarked {}
      """;

  private static final String NULL_UNMARKED =
      """
      package marks;

      public @interface NullUnmarked {}
      """;

  private static final List<String> ANNOTATIONS =
      List.of(TYPE_USE, DECLARATION, ON_METHODS_AND_FIELDS, NULL_MARKED, NULL_UNMARKED);

  private static EntityModel shop(String modifiers, String components, String... more) {
    String source =
        """
        package shop;

        import dev.keyloom.annotation.*;
        import java.util.*;

        @Table("Shop")
        public sealed interface Shop permits Outer.Order {}

        %s
        class Outer {
          @Model
          @Key(pk = "ORDER#{id}", sk = "META")
          record Order(String id, %s) implements Shop {}
        }
        """
            .formatted(modifiers, components);
    List<String> sources = new ArrayList<>(List.of(source));
    sources.addAll(ANNOTATIONS);
    sources.addAll(List.of(more));
    boolean inModule = Stream.of(more).anyMatch(text -> text.contains("module "));
    List<String> options = inModule ? List.of("--add-reads", "shop=ALL-UNNAMED") : List.of();
    return Models.of(options, sources.toArray(String[]::new)).entity("Order");
  }

  private static List<String> required(EntityModel entity) {
    return entity.attributes().stream()
        .filter(AttributeModel::required)
        .map(AttributeModel::component)
        .toList();
  }

  private static AttributeType type(EntityModel entity, String component) {
    return entity.attributes().stream()
        .filter(attribute -> attribute.component().equals(component))
        .findFirst()
        .orElseThrow()
        .type();
  }

  @Test
  void k35_seesNullableOfAnyPackageWhereverItStands() {
    EntityModel order =
        shop(
            "@marks.NullMarked",
            """
            @declared.Nullable String a,
            java.lang.@typeuse.Nullable String b,
            byte @typeuse.Nullable [] c,
            List<@typeuse.Nullable String> d,
            @targeted.Nullable String e,
            Map<String, @typeuse.Nullable Integer> f,
            List<String> g,
            byte[] h,
            String i
            """);

    assertThat(required(order)).containsExactly("id", "d", "f", "g", "h", "i");
    assertThat(((AttributeType.ListOf) type(order, "d")).nullableElements()).isTrue();
    assertThat(((AttributeType.MapOf) type(order, "f")).nullableValues()).isTrue();
    assertThat(((AttributeType.ListOf) type(order, "g")).nullableElements()).isFalse();
  }

  @Test
  void k35_elsewhereOnlyPrimitivesAndKeyComponentsAreRequired() {
    EntityModel order = shop("", "int count, Integer boxed, String name, List<String> lines");

    assertThat(required(order)).containsExactly("id", "count");
    assertThat(((AttributeType.ListOf) type(order, "lines")).nullableElements()).isTrue();
  }

  @Test
  void k35_theInnermostMarkDecides() {
    assertThat(required(shop("@marks.NullMarked", "String name"))).contains("name");
    assertThat(required(shop("@marks.NullUnmarked", "String name"))).doesNotContain("name");

    String markedPackage = "@marks.NullMarked\npackage shop;\n";
    assertThat(required(shop("", "String name", markedPackage))).contains("name");
    assertThat(required(shop("@marks.NullUnmarked", "String name", markedPackage)))
        .doesNotContain("name");
  }

  @Test
  void k35_aMarkedModuleCounts() {
    EntityModel order = shop("", "String name", "@marks.NullMarked\nmodule shop {}");

    assertThat(required(order)).contains("name");
  }
}
