package com.example.permissions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the compiler wrote beside the models. */
final class GeneratedFiles {
  private static final int COLUMNS = 3;

  private GeneratedFiles() {}

  /** Names and line counts, in columns. */
  static List<String> in(Path folder) {
    List<String> cells = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        cells.add("%4d  %-32s".formatted(Files.readAllLines(file).size(), file.getFileName()));
      }
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
}
