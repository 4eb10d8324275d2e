package dev.keyloom.processor;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;

/** Compiles sources with the processor. */
final class Compilations {
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile(
          "(?m)^(?:@\\w+(?:\\(.*\\))? )?(?:public |sealed |final |abstract )*"
              + "(?:class|interface|@interface|record|enum) (\\w+)");

  private Compilations() {}

  /** Compiles sources, each named after its first type. */
  static Compilation compile(String... sources) {
    return compile(List.of(), sources);
  }

  /** Compiles sources with options. */
  static Compilation compile(List<String> options, String... sources) {
    return javac()
        .withProcessors(new KeyloomProcessor())
        .withOptions(options)
        .compile(Arrays.stream(sources).map(Compilations::source).toList());
  }

  /** A source named after its package and its first type. */
  static JavaFileObject source(String text) {
    Matcher type = TYPE.matcher(text);
    String name = type.find() ? type.group(1) : info(text);
    Matcher packaged = PACKAGE.matcher(text);
    String qualified = packaged.find() ? packaged.group(1) + "." + name : name;
    return JavaFileObjects.forSourceString(qualified, text);
  }

  private static String info(String text) {
    return text.contains("module ") ? "module-info" : "package-info";
  }

  /** The messages of the processor, without those of the compiler itself. */
  static List<String> messages(Compilation compilation) {
    List<String> messages = new ArrayList<>();
    compilation.diagnostics().stream()
        .map(diagnostic -> diagnostic.getMessage(null))
        .filter(message -> message.contains("[KL"))
        .forEach(messages::add);
    return messages;
  }
}
