package dev.keyloom.processor;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The sources with mistakes. */
final class Fixtures {
  private static final Path DIRECTORY = Path.of("src/test/resources/errors");

  private Fixtures() {}

  /** All of them, sorted by name. */
  static Stream<Path> all() throws IOException {
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      return files.sorted().toList().stream();
    }
  }

  /** The code that a fixture is named after. */
  static String code(Path fixture) {
    return name(fixture).substring(0, "KL000".length());
  }

  /** The name without the extension. */
  static String name(Path fixture) {
    return fixture.getFileName().toString().replace(".java", "");
  }

  /** Compiles one. */
  static Compilation compile(Path fixture, List<String> options) throws IOException {
    return javac()
        .withProcessors(new KeyloomProcessor())
        .withOptions(options)
        .compile(
            JavaFileObjects.forSourceString("errors." + name(fixture), Files.readString(fixture)));
  }
}
