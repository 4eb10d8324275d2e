package com.example.permissions;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the compiler wrote beside the models. */
final class GeneratedFiles {
  private static final int COLUMNS = 3;
  private static final String MANIFEST = "META-INF/keyloom/UserPermissions.json";

  private GeneratedFiles() {}

  /** Names and line counts, in columns. */
  static List<String> in(Path folder) {
    List<String> cells = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        cells.add("%4d  %-32s".formatted(Files.readAllLines(file).size(), file.getFileName()));
      }
      cells.add("%4d  %s".formatted(manifest().size(), MANIFEST));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> rows = new ArrayList<>();
    for (int start = 0; start < cells.size(); start += COLUMNS) {
      List<String> row = cells.subList(start, Math.min(start + COLUMNS, cells.size()));
      rows.add(String.join("", row).stripTrailing());
    }
    return rows;
  }

  /** The design as data, which lies beside the classes. */
  private static List<String> manifest() throws IOException {
    try (InputStream in = GeneratedFiles.class.getClassLoader().getResourceAsStream(MANIFEST)) {
      if (in == null) {
        throw new FileNotFoundException(MANIFEST);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
