package dev.keyloom.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The regions of Java sources that pages show:
 *
 * <pre>{@code
 * // region by-email
 * Optional<User> alice = table.get(UserKeys.byEmail("alice@example.com")).fetch();
 * // endregion
 * }</pre>
 */
final class Regions {
  private static final String START = "// region ";
  private static final String END = "// endregion";

  private final Map<String, String> texts = new TreeMap<>();

  private Regions() {}

  /** Reads all Java files under the folders. */
  static Regions in(List<Path> folders) throws IOException {
    Regions regions = new Regions();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          regions.read(file);
        }
      }
    }
    return regions;
  }

  /** The text of each region, without its common indentation, by {@code File.java#name}. */
  Map<String, String> texts() {
    return texts;
  }

  private void read(Path file) throws IOException {
    String name = "";
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      String text = line.strip();
      if (text.startsWith(START)) {
        if (!name.isEmpty()) {
          throw new IllegalStateException("region in a region: " + file + ": " + text);
        }
        name = file.getFileName() + "#" + text.substring(START.length());
        lines.clear();
      } else if (text.equals(END)) {
        add(name, String.join("\n", lines).stripIndent().strip());
        name = "";
      } else if (!name.isEmpty()) {
        lines.add(line);
      }
    }
    if (!name.isEmpty()) {
      throw new IllegalStateException("region without an end: " + name);
    }
  }

  private void add(String name, String text) {
    if (name.isEmpty() || texts.put(name, text) != null) {
      throw new IllegalStateException("region without a start, or its name is taken: " + name);
    }
  }
}
