package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing generated meets the limits of a class file before the design itself does. */
class LargeDesignsTest {
  /** A record of 250 components is near the limit of 255 parameters of its constructor. */
  private static final int COMPONENTS = 250;

  private static final int MODELS = 300;

  /** Of every three components one is a primitive, so that more than 64 must be kept account of. */
  private static final List<String> TYPES = List.of("String", "int", "List<String>");

  @TempDir private Path directory;

  @Test
  void k38_aRecordOf250Components() {
    String components =
        IntStream.range(1, COMPONENTS)
            .mapToObj(i -> TYPES.get(i % TYPES.size()) + " component" + i)
            .collect(Collectors.joining(",\n    "));
    Build.Result result =
        new Build(directory)
            .source(
                "com/example/Wide.java",
                """
                package com.example;

                import dev.keyloom.annotation.Key;
                import dev.keyloom.annotation.Model;
                import dev.keyloom.annotation.Table;
                import java.util.List;

                @Table("Wide")
                @Model
                @Key(pk = "{id}", sk = "W#{component1:4}")
                public record Wide(
                    String id,
                    %s) {}
                """
                    .formatted(components))
            .source("com/example/WideCheck.java", wideCheck())
            .compile();

    assertThat(result.messages()).isEmpty();
    result.run("com.example.WideCheck");
  }

  private static String wideCheck() {
    String values =
        IntStream.range(1, COMPONENTS)
            .mapToObj(i -> List.of("\"s\"", "1", "List.of(\"l\")").get(i % TYPES.size()))
            .collect(Collectors.joining(", "));
    return """
        package com.example;

        import dev.keyloom.internal.item.Items;
        import java.util.HashMap;
        import java.util.List;
        import java.util.Map;
        import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

        public final class WideCheck implements Runnable {
          @Override
          public void run() {
            Wide value = new Wide("x", %s);
            Map<String, AttributeValue> item =
                new HashMap<>(Items.encode(WideCodec.INSTANCE, value));
            if (!Items.decode(WideCodec.INSTANCE, item).equals(value)) {
              throw new AssertionError("the value did not come back");
            }
            item.remove("component247");
            try {
              throw new AssertionError(Items.decode(WideCodec.INSTANCE, item));
            } catch (RuntimeException e) {
              if (!e.getMessage().contains("component247")) {
                throw e;
              }
            }
          }
        }
        """
        .formatted(values);
  }

  @Test
  void k38_aTableOf300Models() {
    Build build = new Build(directory);
    String permitted =
        IntStream.range(0, MODELS).mapToObj(i -> "Model" + i).collect(Collectors.joining(", "));
    build.source(
        "com/example/Large.java",
        """
        package com.example;

        import dev.keyloom.annotation.Table;

        @Table("Large")
        public sealed interface Large permits %s {}
        """
            .formatted(permitted));
    for (int i = 0; i < MODELS; i++) {
      build.source(
          "com/example/Model" + i + ".java",
          """
          package com.example;

          import dev.keyloom.annotation.Key;
          import dev.keyloom.annotation.Model;

          @Model
          @Key(pk = "P#{id}", sk = "M%1$d#{id}")
          public record Model%1$d(String id) implements Large {}
          """
              .formatted(i));
    }

    Build.Result result = build.compile();

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).hasSize(3 * MODELS + 1);
  }
}
