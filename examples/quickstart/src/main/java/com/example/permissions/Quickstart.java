package com.example.permissions;

import dev.keyloom.PagedRead;
import dev.keyloom.Read;
import dev.keyloom.Write;
import dev.keyloom.testing.KeyloomEngine;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The first program: writes a small organisation and reads it back by every key, index, partial
 * key, range and collection. Beside each call stands the request that it makes and what came back.
 */
public final class Quickstart {
  private final UserPermissionsTable table;
  private final Screen screen;

  private Quickstart(UserPermissionsTable table, Screen screen) {
    this.table = table;
    this.screen = screen;
  }

  /**
   * Runs on an engine of its own.
   *
   * @param args the folder of the generated sources
   */
  public static void main(String[] args) {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    try (KeyloomEngine engine = KeyloomEngine.start()) {
      run(engine, Path.of(args[0]), out);
    }
  }

  static void run(KeyloomEngine engine, Path generatedSources, PrintStream out) {
    Screen screen = new Screen(out);
    screen.title("Generated when four records were compiled");
    screen.lines(GeneratedFiles.in(generatedSources));

    screen.title("Running on " + engine);
    UserPermissionsTable table = UserPermissionsTable.create(engine.client());
    table.admin().create();
    Quickstart quickstart = new Quickstart(table, screen);
    quickstart.write();
    quickstart.readByKey();
    quickstart.readMany();
    quickstart.change();
    table.admin().delete();

    screen.title("A wrong model does not compile");
    screen.lines(WrongModel.findings());
  }

  private void write() {
    Instant now = Instant.parse("2026-12-01T09:00:00Z");
    User alice = new User("alice", "Alice", "alice@example.com", Status.ACTIVE, now);
    run("put(alice).ifAbsent()", table.put(alice).ifAbsent());
    List<UserPermissions> others =
        List.of(
            new User("bob", "Bob", "bob@example.com", Status.ACTIVE, now),
            new Group("eng", "Engineering"),
            new Group("ops", "Operations"),
            new GroupMembership("eng", "alice", Role.ADMIN, now),
            new GroupMembership("eng", "bob", Role.MEMBER, now),
            new GroupMembership("ops", "alice", Role.MEMBER, now),
            new Permission("eng", "doc", "comment"),
            new Permission("eng", "doc", "read"),
            new Permission("eng", "doc", "write"),
            new Permission("eng", "docker", "pull"));
    others.forEach(item -> table.put(item).execute());
    screen.line("… and " + others.size() + " more items");
  }

  private void readByKey() {
    screen.title("One item, by its full key");
    show("get(UserKeys.of(\"alice\"))", table.get(UserKeys.of("alice")));
    show(
        "get(UserKeys.byEmail(\"bob@example.com\"))",
        table.get(UserKeys.byEmail("bob@example.com")));
    show("get(GroupKeys.of(\"eng\"))", table.get(GroupKeys.of("eng")));
    show(
        "get(GroupMembershipKeys.of(\"eng\", \"alice\"))",
        table.get(GroupMembershipKeys.of("eng", "alice")));
    show(
        "get(PermissionKeys.of(\"eng\", \"doc\", \"write\"))",
        table.get(PermissionKeys.of("eng", "doc", "write")));
  }

  private void readMany() {
    screen.title("Many items: partitions, indexes, partial keys, ranges, collections");
    show(
        "query(GroupMembershipKeys.groupId(\"eng\"))",
        table.query(GroupMembershipKeys.groupId("eng")));
    show(
        "query(GroupMembershipKeys.byUser(\"alice\"))",
        table.query(GroupMembershipKeys.byUser("alice")));
    show(
        "query(GroupMembershipKeys.byUser(\"alice\").groupIdStartsWith(\"e\"))",
        table.query(GroupMembershipKeys.byUser("alice").groupIdStartsWith("e")));
    show(
        "query(PermissionKeys.groupId(\"eng\").resource(\"doc\"))",
        table.query(PermissionKeys.groupId("eng").resource("doc")));
    show(
        "query(PermissionKeys.groupId(\"eng\").resource(\"doc\").actionAfter(\"comment\"))",
        table.query(PermissionKeys.groupId("eng").resource("doc").actionAfter("comment")));
    show(
        "query(PermissionKeys.groupId(\"eng\").resourceStartsWith(\"doc\")).descending().limit(1)",
        table.query(PermissionKeys.groupId("eng").resourceStartsWith("doc")).descending().limit(1));
    show("collection(GroupKeys.of(\"ops\"))", table.collection(GroupKeys.of("ops")));
  }

  private void change() {
    screen.title("Change, and only if");
    run(
        "update(UserKeys.of(\"bob\")).set(UserAttributes.STATUS, Status.SUSPENDED)"
            + ".onlyIf(UserAttributes.STATUS.eq(Status.ACTIVE))",
        table
            .update(UserKeys.of("bob"))
            .set(UserAttributes.STATUS, Status.SUSPENDED)
            .onlyIf(UserAttributes.STATUS.eq(Status.ACTIVE)));
    run(
        "delete(GroupMembershipKeys.of(\"eng\", \"bob\"))",
        table.delete(GroupMembershipKeys.of("eng", "bob")));
  }

  private void run(String call, Write<?> write) {
    screen.call(call, write.explain());
    write.execute();
  }

  private <R> void show(String call, Read<Optional<R>> read) {
    screen.call(call, read.explain());
    screen.results(read.fetch().stream().toList());
  }

  private <R> void show(String call, PagedRead<R> read) {
    screen.call(call, read.explain());
    screen.results(read.list());
  }
}
