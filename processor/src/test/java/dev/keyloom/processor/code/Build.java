package dev.keyloom.processor.code;

import dev.keyloom.processor.KeyloomProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * One compilation as users run it: the processor on the path, every lint on, warnings as errors.
 *
 * <p>Everything happens below one directory: {@code src}, {@code generated} and {@code classes}.
 */
final class Build {
  private final Path directory;
  private final SortedMap<String, String> sources = new TreeMap<>();
  private final List<String> options = new ArrayList<>();
  private JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private List<Processor> processors = List.of(new KeyloomProcessor());
  private boolean reversed;

  Build(Path directory) {
    this.directory = directory;
    options.addAll(List.of("-Xlint:all,-processing", "-Werror"));
  }

  /** Adds a source file. */
  Build source(String path, String text) {
    sources.put(path, text);
    return this;
  }

  /** Adds all source files below a directory. */
  Build sourcesBelow(Path root) {
    texts(root).forEach(this::source);
    return this;
  }

  Build options(String... more) {
    options.addAll(List.of(more));
    return this;
  }

  /** Puts what was compiled earlier before the libraries. */
  Build classPath(Result... earlier) {
    List<String> path = new ArrayList<>();
    for (Result result : earlier) {
      path.add(result.classes().toString());
    }
    path.add(System.getProperty("java.class.path"));
    return options("-cp", String.join(File.pathSeparator, path));
  }

  /** Gives the files to the compiler in reverse order. */
  Build reversed() {
    reversed = true;
    return this;
  }

  /** Compiles with the compiler of Eclipse, which has lints of its own and no {@code -Werror}. */
  Build withEcj() {
    compiler = new EclipseCompiler();
    options.clear();
    return options("-17", "-nowarn");
  }

  /** Compiles with something that behaves as the processor does. */
  Build withProcessor(Processor other) {
    processors = List.of(other);
    return this;
  }

  /** Compiles with processors of the class path, which the compiler calls in this order. */
  Build withProcessors(String... names) {
    processors = List.of();
    return options("-processor", String.join(",", names));
  }

  Result compile() {
    try {
      return run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Result run() throws IOException {
    Path generated = Files.createDirectories(directory.resolve("generated"));
    Path classes = Files.createDirectories(directory.resolve("classes"));
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = directory.resolve("src").resolve(source.getKey());
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, source.getValue()));
    }
    if (reversed) {
      Collections.reverse(files);
    }
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    StringWriter output = new StringWriter();
    boolean success;
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      manager.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(generated));
      manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              output,
              manager,
              diagnostics,
              options,
              null,
              manager.getJavaFileObjectsFromPaths(files));
      if (!processors.isEmpty()) {
        task.setProcessors(processors);
      }
      success = task.call();
    }
    List<String> messages = new ArrayList<>();
    for (Diagnostic<?> diagnostic : diagnostics.getDiagnostics()) {
      // Advice on the design is no complaint about what was generated from it.
      if (diagnostic.getKind() != Diagnostic.Kind.NOTE) {
        messages.add(diagnostic.toString());
      }
    }
    messages.addAll(output.toString().lines().toList());
    return new Result(success, messages, texts(generated), classes);
  }

  /** The text of every Java file below a directory, by its path from there. */
  static SortedMap<String, String> texts(Path root) {
    SortedMap<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        texts.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  /**
   * What came of it.
   *
   * @param generated the generated sources by path
   * @param classes the directory of the class files
   */
  record Result(
      boolean success, List<String> messages, SortedMap<String, String> generated, Path classes) {

    /** Runs a compiled {@link Runnable} in a class loader of its own. */
    void run(String name) {
      runInOneLoader(List.of(name), programs -> programs.get(0).run());
    }

    /** Hands over compiled {@link Runnable}s that share a class loader of their own. */
    void runInOneLoader(List<String> names, Programs use) {
      URL[] urls = {url(classes)};
      try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
        List<Runnable> programs = new ArrayList<>();
        for (String name : names) {
          Class<?> type = Class.forName(name, true, loader);
          programs.add((Runnable) type.getDeclaredConstructor().newInstance());
        }
        use.run(programs);
      } catch (Exception e) {
        throw new AssertionError(names + " do not run", e);
      }
    }

    private static URL url(Path directory) {
      try {
        return directory.toUri().toURL();
      } catch (MalformedURLException e) {
        throw new AssertionError(directory.toString(), e);
      }
    }
  }

  /** What is done with compiled programs. */
  interface Programs {
    void run(List<Runnable> programs) throws Exception;
  }
}
