package com.example.permissions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.testing.KeyloomEngine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class QuickstartTest {
  private static List<String> output = List.of();

  @BeforeAll
  static void runOnce() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      Quickstart.run(
          KeyloomEngine.shared(), Path.of("target", "generated-sources", "annotations"), out);
    }
    output = bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void shows_the_generated_files() {
    assertThat(section("Generated"))
        .anySatisfy(line -> assertThat(line).contains("UserKeys.java"))
        .anySatisfy(line -> assertThat(line).contains("UserPermissionsTable.java"))
        .anySatisfy(line -> assertThat(line).contains("META-INF/keyloom/UserPermissions.json"));
  }

  @Test
  void reads_one_item_by_every_full_key() {
    assertThat(after("table.get(UserKeys.of(\"alice\"))"))
        .contains(
            " -> User[userId=alice, name=Alice, email=alice@example.com, status=ACTIVE,"
                + " createdAt=2026-12-01T09:00:00Z]");
    assertThat(after("table.get(UserKeys.byEmail(\"bob@example.com\"))"))
        .anySatisfy(line -> assertThat(line).contains("GSI1PK", "EMAIL#bob@example.com"))
        .anySatisfy(line -> assertThat(line).startsWith(" -> User[userId=bob"));
    assertThat(after("table.get(GroupKeys.of(\"eng\"))"))
        .contains(" -> Group[groupId=eng, name=Engineering]");
    assertThat(after("table.get(GroupMembershipKeys.of(\"eng\", \"alice\"))"))
        .anySatisfy(line -> assertThat(line).startsWith(" -> GroupMembership[groupId=eng"));
    assertThat(after("table.get(PermissionKeys.of(\"eng\", \"doc\", \"write\"))"))
        .contains(" -> Permission[groupId=eng, resource=doc, action=write]");
  }

  @Test
  void cuts_sort_keys_at_component_boundaries() {
    assertThat(after("table.query(PermissionKeys.groupId(\"eng\").resource(\"doc\"))"))
        .filteredOn(line -> line.startsWith(" -> "))
        .as("resource docker is another resource")
        .containsExactly(
            " -> Permission[groupId=eng, resource=doc, action=comment]",
            " -> Permission[groupId=eng, resource=doc, action=read]",
            " -> Permission[groupId=eng, resource=doc, action=write]");
  }

  @Test
  void reads_ranges_and_collections() {
    assertThat(
            after(
                "table.query(PermissionKeys.groupId(\"eng\").resource(\"doc\")"
                    + ".actionAfter(\"comment\"))"))
        .filteredOn(line -> line.startsWith(" -> "))
        .extracting(line -> line.replaceFirst(".*action=", ""))
        .containsExactly("read]", "write]");
    assertThat(after("table.collection(GroupKeys.of(\"ops\"))"))
        .filteredOn(line -> line.startsWith(" -> "))
        .extracting(line -> line.replaceFirst("\\[.*", ""))
        .containsExactly(" -> Group", " -> GroupMembership");
  }

  @Test
  void shows_what_the_compiler_says_to_a_wrong_model() {
    assertThat(section("A wrong model"))
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("Login.java:7: error: [KL203 unpadded-number]")
                    .contains("{attempt:6}"))
        .endsWith("1 error");
  }

  @Test
  void fits_two_screens() {
    assertThat(output).hasSizeLessThanOrEqualTo(110);
  }

  @Test
  void calls_are_shown_as_the_program_makes_them() throws IOException {
    String program =
        Files.readString(Path.of("src/main/java/com/example/permissions/Quickstart.java"))
            .replaceAll("\\s", "");
    assertThat(output)
        .filteredOn(line -> line.startsWith("table."))
        .hasSizeGreaterThan(10)
        .allSatisfy(call -> assertThat(program).contains(call.replaceAll("\\s", "")));
  }

  private static List<String> section(String title) {
    return until(after("== " + title), "== ");
  }

  /** The lines after the one that starts so, up to the next call or title. */
  private static List<String> after(String start) {
    int from = 0;
    while (!output.get(from).startsWith(start)) {
      from++;
    }
    return until(output.subList(from + 1, output.size()), "table.", "== ");
  }

  private static List<String> until(List<String> lines, String... starts) {
    return lines.stream()
        .takeWhile(line -> List.of(starts).stream().noneMatch(line::startsWith))
        .toList();
  }
}
