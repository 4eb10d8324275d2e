package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import dev.keyloom.processor.schema.Manifest;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles a design against the manifest of an earlier one. */
class SchemaLockTest {
  private static final Pattern TEXT =
      Pattern.compile("\\[(KL6\\d\\d) [a-z-]+] (.*)", Pattern.DOTALL);

  private static final String HEAD =
      """
      package shop;

      import dev.keyloom.annotation.*;
      import java.math.*;
      import java.net.*;
      import java.nio.*;
      import java.time.*;
      import java.util.*;
      import org.jspecify.annotations.*;

      """;

  @TempDir Path directory;

  /** What the committed manifest of one design says against another. */
  private List<String> findings(String before, String now) throws IOException {
    return findings(before, now, List.of());
  }

  private List<String> findings(String before, String now, List<String> options)
      throws IOException {
    String manifest = Manifest.of(Models.of(HEAD + before).table("Shop"));
    Files.writeString(directory.resolve("shop.json"), manifest);
    return compile(now, options);
  }

  private List<String> compile(String source, List<String> options) {
    List<String> all = new ArrayList<>(options);
    all.add("-proc:only");
    all.add("-Akeyloom.schema=" + directory);
    Compilation compilation = Compilations.compile(all, HEAD + source);
    return Compilations.messages(compilation).stream()
        .filter(message -> message.contains("[KL6"))
        .map(SchemaLockTest::shortened)
        .toList();
  }

  /** The code and what is wrong, without the remedy, which is the same for all of a code. */
  private static String shortened(String message) {
    Matcher text = TEXT.matcher(message);
    assertThat(text.matches()).as(message).isTrue();
    return text.group(1)
        + " "
        + text.group(2)
            .replaceFirst("^In the committed schema of shop, ", "")
            .replaceFirst("\\. (Undo|Write|Copy|Accepted|Correct|Take) .*", "");
  }

  private static String design(String components) {
    return """
          @NullMarked
          @Table("shop")
          sealed interface Shop permits Item {}

          enum Color { RED, GREEN }

          enum Shade { RED, GREEN, BLUE }

          @NullMarked
          @Model
          @Key(pk = "ITEM#{id}", sk = "META")
          record Item(String id, %s) implements Shop {}

          @NullMarked
          @Embeddable
          record Part(String sku) {}

          @NullMarked
          @Embeddable
          record Piece(String sku, @Nullable Integer weight) {}
          """
        .formatted(components);
  }

  @Test
  void theSameDesignNeedsNothing() throws IOException {
    assertThat(findings(design("long a, Part part"), design("long a, Part part"))).isEmpty();
  }

  @Test
  void orderOfComponentsAndNamesOfJavaDoNotMatter() throws IOException {
    assertThat(
            findings(
                design("long a, String b"),
                design("@Attribute(name = \"b\") String renamed, long a")
                    .replace("Item", "Thing")
                    .replace("@Model", "@Model(type = \"Item\")")))
        .isEmpty();
  }

  /** A design with a component of each type, called {@code a10}, {@code a11} and so on. */
  private static String typed(List<String> pairs, int side) {
    List<String> components = new ArrayList<>();
    for (String pair : pairs) {
      components.add(pair.split("; ", -1)[side] + " a" + (10 + components.size()));
    }
    return design(String.join(", ", components));
  }

  @Test
  void aTypeThatReadsWhatIsStoredIsSafe() throws IOException {
    List<String> pairs =
        List.of(
            "byte; short",
            "short; int",
            "int; long",
            "int; Integer",
            "long; BigInteger",
            "BigInteger; BigDecimal",
            "int; double",
            "float; double",
            "double; BigDecimal",
            "char; String",
            "UUID; String",
            "Instant; String",
            "LocalDate; String",
            "LocalTime; String",
            "LocalDateTime; String",
            "Instant; OffsetDateTime",
            "OffsetDateTime; ZonedDateTime",
            "URI; String",
            "@Attribute(format = \"millis\") Instant; Instant",
            "@Attribute(format = \"millis\") Instant; String",
            "@Attribute(format = \"millis\") LocalDateTime; LocalDateTime",
            "byte[]; ByteBuffer",
            "Duration; BigDecimal",
            "Color; String",
            "Color; Shade",
            "List<Integer>; List<Long>",
            "Set<Color>; Set<String>",
            "Map<String, Integer>; Map<String, Long>",
            "Part; Piece",
            "List<Part>; List<Piece>");

    assertThat(findings(typed(pairs, 0), typed(pairs, 1)))
        .singleElement()
        .asString()
        .startsWith("KL603 ");
  }

  @Test
  void aTypeThatMisreadsWhatIsStoredBreaks() throws IOException {
    List<String> pairs =
        List.of(
            "short; byte",
            "long; int",
            "long; double",
            "int; float",
            "double; float",
            "BigDecimal; long",
            "long; String",
            "String; long",
            "String; UUID",
            "String; Instant",
            "Instant; LocalDate",
            "Shade; Color",
            "String; Color",
            "LocalDate; LocalDateTime",
            "ZonedDateTime; Instant",
            "Duration; long",
            "Instant; @Attribute(format = \"millis\") Instant",
            "@Attribute(format = \"seconds\") Instant; @Attribute(format = \"millis\") Instant",
            "@Attribute(format = \"epoch-seconds\") Instant; long",
            "boolean; String",
            "byte[]; String",
            "List<String>; Set<String>",
            "List<Long>; List<Integer>",
            "List<String>; String",
            "Map<String, String>; Part",
            "Part; String");

    List<String> findings = findings(typed(pairs, 0), typed(pairs, 1));

    assertThat(findings).hasSameSizeAs(pairs);
    for (int i = 0; i < pairs.size(); i++) {
      assertThat(findings.get(i))
          .as(pairs.get(i))
          .startsWith("KL601 the attribute 'a" + (10 + i) + "' of Item was stored as ")
          .endsWith("; stored values are misread or cannot be read");
    }
  }

  @Test
  void bothSidesAreShown() throws IOException {
    assertThat(findings(design("Shade a"), design("Color a")))
        .containsExactly(
            "KL601 the attribute 'a' of Item was stored as enum(BLUE|GREEN|RED) and is now"
                + " enum(GREEN|RED); stored values are misread or cannot be read");
    assertThat(findings(design("long a"), design("long a").replace("ITEM#{id}", "I#{id}")))
        .containsExactly(
            "KL601 the partition key of Item was \"ITEM#{id}\" (id: string) and is now \"I#{id}\""
                + " (id: string); stored items are not found under the new key");
  }

  @Test
  void attributesThatComeGoOrMove() throws IOException {
    assertThat(findings(design("long a"), design("long a, @Nullable String b")))
        .singleElement()
        .asString()
        .startsWith("KL603 ")
        .endsWith("is out of date: the attribute 'b' of Item is new");
    assertThat(findings(design("long a"), design("long a, String b")))
        .containsExactly(
            "KL602 the attribute 'b' of Item is new and required; stored items lack it and cannot be"
                + " read, until they are written anew");
    assertThat(findings(design("long a, @Nullable String b"), design("long a, String b")))
        .containsExactly(
            "KL602 the attribute 'b' of Item is now required; stored items without it cannot be"
                + " read, until they are written anew");
    assertThat(findings(design("long a, String b"), design("long a, @Nullable String b")))
        .isEmpty();
    assertThat(findings(design("long a, @Nullable String b"), design("long a, Optional<String> b")))
        .isEmpty();
    assertThat(findings(design("long a, String b"), design("long a")))
        .containsExactly(
            "KL601 the attribute 'b' of Item is gone; what is stored in it is lost with the next"
                + " put");
    assertThat(findings(design("long a"), design("@Attribute(name = \"x\") long a")))
        .containsExactly(
            "KL601 'a' of Item was stored as 'a' and is now stored as 'x'; what is stored is not"
                + " read (@Attribute(name = \"a\") keeps it)");
  }

  @Test
  void aComponentMovesIntoTheKeyAndOutOfIt() throws IOException {
    String stored = design("String user, long a").replace("ITEM#{id}", "ITEM#{id}#{user}");
    String inKey = stored.replace("String user", "@KeyOnly String user");
    assertThat(findings(stored, inKey))
        .singleElement()
        .asString()
        .startsWith("KL603 ")
        .endsWith("the attribute 'user' of Item is gone; its value is read from the primary key");
    assertThat(findings(inKey, inKey)).isEmpty();
    assertThat(findings(inKey, inKey.replace("user", "name"))).isEmpty();
    assertThat(findings(inKey, stored))
        .containsExactly(
            "KL602 the attribute 'user' of Item is new and required; stored items lack it and cannot"
                + " be read, until they are written anew");
    assertThat(findings(inKey, stored.replace("user", "other")))
        .contains(
            "KL601 the partition key of Item was \"ITEM#{id}#{user}\" (id: string, user: string) and"
                + " is now \"ITEM#{id}#{other}\" (id: string, other: string); stored items are not"
                + " found under the new key");
  }

  @Test
  void embeddablesAreComparedOnceByTheirAttributes() throws IOException {
    String now = design("Part a, List<Part> b").replace("Part(String sku)", "Part(long sku)");
    assertThat(findings(design("Part a, List<Part> b"), now))
        .containsExactly(
            "KL601 the attribute 'sku' of Part was stored as string and is now long; stored values"
                + " are misread or cannot be read");
  }

  @Test
  void anEmbeddableMayHoldItself() throws IOException {
    String before = design("Part a").replace("Part(String sku)", "Part(String sku, List<Part> of)");
    assertThat(findings(before, before.replace("List<Part> of", "Set<String> of")))
        .singleElement()
        .asString()
        .startsWith("KL601 the attribute 'of' of Part was stored as list(embedded(shop.Part))");
  }

  /** A design with a model for each row, whose sort key is the row's template. */
  private static String keyed(List<String> rows, int component, int template) {
    StringBuilder models = new StringBuilder();
    List<String> names = new ArrayList<>();
    for (String row : rows) {
      String[] cells = row.split("; ", -1);
      String name = "M" + names.size();
      names.add(name);
      models.append(
          """
          @Model
          @Key(pk = "%1$s#{id}", sk = "S#%2$s")
          record %1$s(String id, %3$s) implements Shop {}
          """
              .formatted(name, cells[template], cells[component]));
    }
    return "@Table(\"shop\")\nsealed interface Shop permits %s {}\n"
            .formatted(String.join(", ", names))
        + "enum Color { RED, GREEN }\nenum Shade { RED, GREEN, BLUE }\n"
        + models;
  }

  @Test
  void aKeyKeepsItsTextWithAWiderTypeOrAnotherName() throws IOException {
    List<String> rows =
        List.of(
            "int a; long a; {a:6}; {a:6}",
            "int a; long a; {a:ordered}; {a:ordered}",
            "long a; BigInteger a; {a:20}; {a:20}",
            "UUID a; String a; {a}; {a}",
            "Color a; Shade a; {a}; {a}",
            "Color a; String a; {a}; {a}",
            "long a; @Attribute(name = \"a\") long b; {a:6}; {b:6}");

    assertThat(findings(keyed(rows, 0, 2), keyed(rows, 1, 3)))
        .singleElement()
        .asString()
        .startsWith("KL603 ");
  }

  @Test
  void aKeyWithAnotherTextBreaks() throws IOException {
    List<String> rows =
        List.of(
            "long a; BigInteger a; {a:ordered}; {a:ordered}",
            "Instant a; String a; {a}; {a}",
            "Color a; String a; {a}; {a:escaped}",
            "int a; int a; {a:6}; {a:7}",
            "int a; int a; {a:6}; {a:ordered}",
            "Instant a; Instant a; {a}; {a:millis}",
            "int a; int a; {a:6}; {a:6}#x",
            "int a; int a; {a:6}; X#{a:6}");

    List<String> findings =
        findings(keyed(rows, 0, 2), keyed(rows, 1, 3)).stream()
            .filter(finding -> finding.startsWith("KL601"))
            .toList();

    assertThat(findings).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      assertThat(findings.get(i))
          .as(rows.get(i))
          .startsWith("KL601 the sort key of M" + i + " was ")
          .endsWith("; stored items are not found under the new key");
    }
  }

  @Test
  void modelsThatComeGoOrMove() throws IOException {
    String one = design("long a");
    String two =
        one.replace("permits Item", "permits Item, Other")
            + """
              @Model
              @Key(pk = "OTHER#{id}", sk = "META")
              record Other(String id) implements Shop {}
              """;
    assertThat(findings(one, two))
        .singleElement()
        .asString()
        .endsWith("is out of date: the model Other is new");
    assertThat(findings(two, one))
        .containsExactly(
            "KL601 the model Other (type 'Other') is gone; its stored items belong to no model");
    assertThat(findings(one, one.replace("Item", "Thing")))
        .containsExactly(
            "KL601 the type of Thing was 'Item' and is now 'Thing'; stored items have the old one"
                + " and belong to no model");
  }

  @Test
  void withoutATypeAttributeModelsAreKnownByTheirKeys() throws IOException {
    String before =
        design("long a")
            .replace("@Table(\"shop\")", "@Table(value = \"shop\", typeAttribute = \"\")");
    assertThat(findings(before, before.replace("Item", "Thing"))).isEmpty();
  }

  @Test
  void indexesThatComeGoOrChange() throws IOException {
    String plain = design("String a, @Nullable Long day");
    String declared =
        plain
            .replace(
                "@Table(\"shop\")",
                "@Table(value = \"shop\", indexes = @Index(name = \"ByDay\", partitionKey = \"a\","
                    + " sortKey = \"day\"))")
            .replace(
                "@Model",
                "@Model @Gsi(index = \"ByDay\", name = \"byDay\", pk = \"{a}\", sk = \"{day}\")");
    assertThat(findings(plain, declared))
        .singleElement()
        .asString()
        .endsWith(
            "is out of date: the index ByDay is new; the path 'byDay' of Item through the index"
                + " ByDay is new");
    assertThat(findings(declared, plain))
        .singleElement()
        .asString()
        .endsWith(
            "is out of date: the index ByDay is gone; Item is no longer written to the index ByDay");
    String synthesized =
        plain.replace(
            "@Model",
            "@Model @Gsi(index = \"GSI1\", name = \"byA\", pk = \"A#{a}\", sk = \"{id}\")");
    assertThat(findings(plain, synthesized))
        .containsExactly(
            "KL602 the path 'byA' of Item through the index GSI1 is new; stored items have no keys"
                + " for it and are not found there, until they are written anew");
    assertThat(findings(synthesized, synthesized.replace("A#{a}", "B#{a}")))
        .containsExactly(
            "KL602 the key of Item in the index GSI1 was \"A#{a}\" (a: string) / \"{id}\" (id:"
                + " string) and is now \"B#{a}\" (a: string) / \"{id}\" (id: string); stored items"
                + " are not found there, until they are written anew");
  }

  @Test
  void aLocalIndexComesWithItsTableOnly() throws IOException {
    String plain = design("String a");
    String local =
        plain.replace("@Model", "@Model @Lsi(index = \"LSI1\", name = \"byA\", sk = \"{a}\")");
    assertThat(findings(plain, local))
        .containsExactly(
            "KL601 the local index LSI1 is new; an existing table can get global indexes only, and a"
                + " local one has to be created with it",
            "KL602 the path 'byA' of Item through the index LSI1 is new; stored items have no keys"
                + " for it and are not found there, until they are written anew");
    assertThat(findings(local, plain)).singleElement().asString().startsWith("KL603 ");
    String global =
        plain.replace(
            "@Table(\"shop\")",
            "@Table(value = \"shop\", indexes = @Index(name = \"LSI1\", partitionKey = \"PK\", sortKey ="
                + " \"LSI1SK\"))");
    assertThat(findings(local, global))
        .contains(
            "KL601 the index LSI1 was local on 'PK' (string) and 'LSI1SK' (string), projecting all"
                + " and is now global on 'PK' (string) and 'LSI1SK' (string), projecting all; an"
                + " existing index cannot be changed: declare one of another name");
  }

  @Test
  void storedItemsHaveTheKeysOfAnInvertedIndex() throws IOException {
    String design =
        """
        @Table("shop")
        sealed interface Shop permits Order {}

        @Model
        @Key(pk = "ORDER#{id}", sk = "CUSTOMER#{customer}")
        %s
        record Order(String id, String customer) implements Shop {}
        """;

    assertThat(
            findings(
                design.formatted(""),
                design.formatted("@Gsi(index = \"inverse\", name = \"byCustomer\")")))
        .singleElement()
        .asString()
        .startsWith("KL603 ")
        .contains("the path 'byCustomer' of Order through the index inverse is new");
  }

  @Test
  void acceptedChangesAreNotesAndTheFileIsOutOfDate() throws IOException {
    assertThat(
            findings(
                design("long a"),
                design("int a, String b"),
                List.of("-Akeyloom.schema.accept= migrated on Monday ")))
        .hasSize(3)
        .anyMatch(finding -> finding.startsWith("KL606 the attribute 'a' of Item was stored as"))
        .anyMatch(finding -> finding.startsWith("KL606 the attribute 'b' of Item is new"))
        .anyMatch(finding -> finding.startsWith("KL603 The committed schema "));
    Compilation compilation =
        Compilations.compile(
            List.of(
                "-proc:only",
                "-Akeyloom.schema=" + directory,
                "-Akeyloom.schema.accept= migrated on Monday "),
            HEAD + design("int a"));
    assertThat(Compilations.messages(compilation))
        .anyMatch(message -> message.endsWith("Accepted, because: migrated on Monday."));
  }

  @Test
  void aFileThatIsNoManifestIsRefused() throws IOException {
    Path file = directory.resolve("shop.json");
    for (String text :
        List.of(
            "",
            "[]",
            "{",
            "null",
            "{}",
            "{\"manifestVersion\": 1}",
            "{\"manifestVersion\": \"one\"}",
            "{\"manifestVersion\": 1, \"table\": {}}")) {
      Files.writeString(file, text);
      assertThat(compile(design("long a"), List.of()))
          .as(text)
          .singleElement()
          .asString()
          .startsWith("KL604 The committed schema " + file + " of the table shop is no manifest: ");
    }
    Files.writeString(file, "{\"manifestVersion\": 99}");
    assertThat(compile(design("long a"), List.of()))
        .singleElement()
        .asString()
        .endsWith("has the version 99, but this is version 1");
    Files.writeString(
        file,
        Manifest.of(Models.of(HEAD + design("long a")).table("Shop")).replace("\"shop\"", "\"x\""));
    assertThat(compile(design("long a"), List.of()))
        .singleElement()
        .asString()
        .endsWith("describes the table 'x'");
    Files.write(file, new byte[] {(byte) 0xC3, (byte) 0x28});
    assertThat(compile(design("long a"), List.of()))
        .singleElement()
        .asString()
        .contains("cannot be read: ");
  }

  /** A missing file would turn one error into twenty, and the manifest is what is to be copied. */
  @Test
  void everythingIsGeneratedBesideTheErrors() throws IOException {
    assertThat(findings(design("long a"), design("int a"))).hasSize(1);
    Path output = Files.createDirectory(directory.resolve("output"));
    JavaCompiler.CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                new StringWriter(),
                null,
                null,
                List.of(
                    "-d", output.toString(), "-Akeyloom.schema=" + directory.resolve("shop.json")),
                null,
                List.of(Compilations.source(HEAD + design("int a"))));
    task.setProcessors(List.of(new KeyloomProcessor()));

    assertThat(task.call()).isFalse();
    assertThat(output.resolve("shop/ShopTable.java")).exists();
    assertThat(output.resolve("shop/ItemCodec.java")).exists();
    assertThat(output.resolve("META-INF/keyloom/shop.json"))
        .content()
        .contains("\"type\": \"int\"");
  }
}
