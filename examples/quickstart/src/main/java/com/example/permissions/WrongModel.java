package com.example.permissions;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A model with a mistake, and what the compiler says to them. */
final class WrongModel {
  private static final String SOURCE =
      """
      package com.example.permissions.wrong;

      import dev.keyloom.annotation.*;

      @Table("Logins")
      @Model
      @Key(pk = "USER#{userId}", sk = "LOGIN#{attempt}")
      record Login(String userId, int attempt) {}
      """;

  private WrongModel() {}

  /** The output of javac, line by line. */
  static List<String> findings() {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter output = new StringWriter();
    try {
      Path scratch = Files.createTempDirectory("keyloom-quickstart");
      List<String> options =
          List.of(
              "-proc:only",
              "-classpath",
              System.getProperty("java.class.path"),
              "-d",
              scratch.toString());
      javac.getTask(output, null, null, options, null, List.of(file())).call();
      delete(scratch);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return output.toString().lines().map(line -> line.replaceFirst("^/", "")).toList();
  }

  private static JavaFileObject file() {
    return new SimpleJavaFileObject(
        URI.create("string:///Login.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return SOURCE;
      }
    };
  }

  private static void delete(Path folder) throws IOException {
    List<Path> paths;
    try (Stream<Path> walk = Files.walk(folder)) {
      paths = new ArrayList<>(walk.toList());
    }
    for (int i = paths.size() - 1; i >= 0; i--) {
      Files.delete(paths.get(i));
    }
  }
}
