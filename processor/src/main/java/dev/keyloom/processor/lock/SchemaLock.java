package dev.keyloom.processor.lock;

import dev.keyloom.processor.diagnostic.Finding;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.lock.Change.Kind;
import dev.keyloom.processor.lock.ManifestReader.UnreadableException;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.schema.Manifest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/** Compares tables with the manifests that their users committed. */
public final class SchemaLock {
  private final Optional<String> committed;
  private final Optional<String> reason;
  private final List<Finding> findings;

  private SchemaLock(Optional<String> committed, Optional<String> reason, List<Finding> findings) {
    this.committed = committed;
    this.reason = reason;
    this.findings = findings;
  }

  /**
   * Reads the options.
   *
   * @param schema the committed manifest, or a directory with a file {@code <table>.json} for each
   *     table; without it nothing is compared
   * @param accept why changes are right; without it they are errors
   */
  public static SchemaLock of(Optional<String> schema, Optional<String> accept) {
    List<Finding> findings = new ArrayList<>();
    Optional<String> reason = accept.map(String::strip);
    if (reason.isPresent() && reason.get().isEmpty()) {
      findings.add(Problem.ACCEPTANCE_WITHOUT_REASON.nowhere());
      reason = Optional.empty();
    }
    return new SchemaLock(schema, reason, findings);
  }

  /** What is wrong with the options themselves. */
  public List<Finding> findings() {
    return List.copyOf(findings);
  }

  /**
   * Compares a table with its committed manifest.
   *
   * @param manifest of the table as it is now
   */
  public void check(TableModel table, String manifest, Findings into) {
    if (committed.isEmpty()) {
      return;
    }
    Path file;
    boolean inDirectory;
    try {
      Path path = Path.of(committed.get());
      inDirectory = Files.isDirectory(path);
      file = inDirectory ? path.resolve(table.name() + ".json") : path;
    } catch (InvalidPathException invalid) {
      unreadable(table, committed.get(), "cannot be a path", into);
      return;
    }
    if (Files.exists(file)) {
      read(table, file, into)
          .ifPresent(before -> compare(table, file, before, snapshot(manifest), into));
    } else if (inDirectory) {
      into.add(
          Problem.UNCOMMITTED_SCHEMA, table.location(), table.name(), Manifest.path(table), file);
    } else {
      unreadable(table, file.toString(), "does not exist", into);
    }
  }

  private static Optional<Snapshot> read(TableModel table, Path file, Findings into) {
    try {
      Snapshot snapshot = ManifestReader.read(Files.readString(file));
      if (snapshot.table().equals(table.name())) {
        return Optional.of(snapshot);
      }
      unreadable(table, file.toString(), "describes the table '" + snapshot.table() + "'", into);
    } catch (UnreadableException problem) {
      unreadable(table, file.toString(), problem.problem(), into);
    } catch (IOException failure) {
      unreadable(table, file.toString(), "cannot be read: " + failure, into);
    }
    return Optional.empty();
  }

  private static void unreadable(TableModel table, String file, String problem, Findings into) {
    into.add(
        Problem.UNREADABLE_SCHEMA,
        table.location(),
        file,
        table.name(),
        problem,
        Manifest.path(table));
  }

  private static Snapshot snapshot(String manifest) {
    try {
      return ManifestReader.read(manifest);
    } catch (UnreadableException bug) {
      throw new IllegalStateException("a manifest of ours " + bug.problem(), bug);
    }
  }

  private void compare(TableModel table, Path file, Snapshot before, Snapshot now, Findings into) {
    List<Change> changes = SchemaDiff.of(before, now);
    Places places = new Places(table);
    BiConsumer<Change, Problem> report =
        (change, problem) ->
            into.add(
                problem,
                places.of(change.subject()),
                table.name(),
                change.text(),
                reason.orElse(""));
    List<Change> harmful = changes.stream().filter(change -> change.kind() != Kind.SAFE).toList();
    harmful.forEach(change -> report.accept(change, problem(change.kind())));
    if (reason.isPresent() && harmful.isEmpty()) {
      into.add(Problem.NOTHING_TO_ACCEPT, table.location(), table.name());
    }
    if (!changes.isEmpty() && (harmful.isEmpty() || reason.isPresent())) {
      into.add(
          Problem.OUTDATED_SCHEMA,
          table.location(),
          file,
          table.name(),
          changes.stream().map(Change::text).collect(Collectors.joining("; ")),
          Manifest.path(table));
    }
  }

  private Problem problem(Kind kind) {
    if (reason.isPresent()) {
      return Problem.ACCEPTED_SCHEMA_CHANGE;
    }
    return kind == Kind.BREAKING ? Problem.BREAKING_SCHEMA_CHANGE : Problem.SCHEMA_NEEDS_BACKFILL;
  }
}
