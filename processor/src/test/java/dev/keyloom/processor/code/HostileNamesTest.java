package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated code means what it should wherever it stands, whatever the user's names are. */
class HostileNamesTest {
  /** Every simple name that generated code uses, and then some. */
  private static final List<String> TAKEN =
      List.of(
          "AttributePath",
          "Boolean",
          "Client",
          "Codecs",
          "ConsistentQueryKey",
          "Deprecated",
          "DocumentPath",
          "DynamoDbAsyncClient",
          "DynamoDbClient",
          "EntityCodec",
          "EntitySpec",
          "FieldNames",
          "Generated",
          "IndexStage",
          "InstantPath",
          "Integer",
          "ItemReader",
          "ItemWriter",
          "Key",
          "KeyCodecs",
          "KeyTarget",
          "KeyTemplate",
          "KeyType",
          "ListPath",
          "Long",
          "MapPath",
          "Model",
          "Nested",
          "NullMarked",
          "Nullable",
          "NumberPath",
          "Object",
          "Objects",
          "OrderedPath",
          "Override",
          "PrimaryKey",
          "QueryKey",
          "ScalarCodec",
          "SetPath",
          "StringPath",
          "SuppressWarnings",
          "Table",
          "TableGateway",
          "TableOptions",
          "TableSchema",
          "TableStage",
          "UniqueKey",
          "M",
          "Embeddable",
          "Gsi",
          "Page",
          "Condition");

  @TempDir private Path directory;

  @Test
  void k34_aPackageThatHasOurNamesAndThoseOfTheLibrary() {
    Build build = new Build(directory);
    TAKEN.forEach(name -> build.source("hostile/" + name + ".java", emptyClass(name)));
    build
        .source("hostile/List.java", "package hostile; public enum List { A }")
        .source("hostile/String.java", "package hostile; public enum String { B }")
        .source("hostile/Instant.java", "package hostile; public enum Instant { C }")
        .source("hostile/Set.java", "package hostile; public enum Set { D }")
        .source("hostile/UUID.java", "package hostile; public enum UUID { E }")
        .source(
            "hostile/Map.java",
            """
            package hostile;

            @dev.keyloom.annotation.Embeddable
            public record Map(
                java.lang.String text, Set set, java.util.Set<Set> sets, java.util.List<Map> maps) {}
            """)
        .source(
            "hostile/Value.java",
            """
            package hostile;

            @dev.keyloom.annotation.Embeddable
            public record Value(java.lang.String text, Segment segment) {}
            """)
        .source(
            "hostile/Segment.java",
            """
            package hostile;

            @dev.keyloom.annotation.Embeddable
            public record Segment(Value value, java.util.List<Value> values) {}
            """)
        .source("hostile/KindQuery.java", "package hostile; public enum KindQuery { F }")
        .source(
            "hostile/Item.java",
            """
            package hostile;

            @dev.keyloom.annotation.Table("Item")
            @dev.keyloom.annotation.Model
            @dev.keyloom.annotation.Key(pk = "{kind}#{list}", sk = "{string}#{id}#{at}")
            @dev.keyloom.annotation.Gsi(
                index = "GSI1", name = "kind", pk = "{instant}#{id}", sk = "{uuid}#{kind}")
            public record Item(
                KindQuery kind,
                List list,
                String string,
                Instant instant,
                UUID uuid,
                java.lang.String id,
                java.time.Instant at,
                java.util.List<List> lists,
                java.util.Map<java.lang.String, java.util.Map<java.lang.String, Map>> maps,
                java.util.Set<java.util.UUID> ids,
                Value value,
                Map map) {}
            """);

    Build.Result result = build.compile();

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).containsKey("hostile/ItemKeys.java");
  }

  private static String emptyClass(String name) {
    return "package hostile; public final class " + name + " { private " + name + "() {} }";
  }

  @Test
  void componentsMayHaveAnyName() {
    Build.Result result =
        new Build(directory)
            .source(
                "com/example/Odd.java",
                """
                package com.example;

                import dev.keyloom.annotation.Embeddable;
                import dev.keyloom.annotation.Gsi;
                import dev.keyloom.annotation.Key;
                import dev.keyloom.annotation.Model;
                import dev.keyloom.annotation.SuppressLint;
                import dev.keyloom.annotation.Table;
                import java.util.List;
                import java.util.Map;
                import java.util.Set;

                @SuppressLint(value = "hot-partition", reason = "names are what matters here")
                @Table("Odd")
                @Model
                @Key(pk = "{of}#{resolve}", sk = "{record}#{parse}#{target}#{yield}#{yIeld:4}#{low:4}#{odd.nested}")
                @Gsi(index = "GSI1", name = "all", pk = "X", sk = "{KeyTarget}#{OddCodec}#{java}#{com}")
                @Gsi(index = "GSI2", name = "every", pk = "X", sk = "{var}#{sealed}")
                @Gsi(index = "GSI3", name = "unique", pk = "X", unique = true)
                public record Odd(
                    String of,
                    String resolve,
                    String parse,
                    String record,
                    String var,
                    String yield,
                    int yIeld,
                    String sealed,
                    String permits,
                    String when,
                    int in,
                    int out,
                    Integer value,
                    boolean field,
                    long seen,
                    long seen2,
                    String target,
                    int low,
                    String high,
                    String prefix,
                    List<String> FIELDS,
                    Set<SKU> INSTANCE,
                    SKU sku,
                    Map<String, String> Set,
                    String Codecs,
                    String KeyTarget,
                    String OddCodec,
                    String java,
                    String com,
                    String dev,
                    String path,
                    String element,
                    List<List<Integer>> SKUs,
                    String userID,
                    String userId,
                    String user_id,
                    String $,
                    String größe,
                    Holder odd,
                    Holder other) {

                  /** Named as a constant of its attribute would be. */
                  public enum SKU {
                    A
                  }

                  /** Nested in a model. */
                  @Embeddable
                  public record Holder(
                      String nested, String path, SKU sku, List<Map<String, SKU>> element) {}
                }
                """)
            .compile();

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated().get("com/example/OddAttributes.java"))
        .contains(" USER_ID ", " USER_ID_ ", " USER_ID__ ", " SKU ");
    assertThat(result.generated().get("com/example/OddKeys.java"))
        .contains(" record(String record)", " class RecordQuery ");
  }
}
