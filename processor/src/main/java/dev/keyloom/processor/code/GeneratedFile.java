package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * A generated source file.
 *
 * @param name the qualified name of its class
 * @param text the source; it depends on the model alone
 */
public record GeneratedFile(String name, String text) {
  private static final int LINE = 100;

  static GeneratedFile of(ClassName name, TypeSpec type) {
    JavaFile file = JavaFile.builder(name.packageName(), type).indent("  ").build();
    return new GeneratedFile(name.canonicalName(), tidy(file.toString()));
  }

  /**
   * Closes what JavaPoet opens wide: comments of one line, empty bodies, blanks at the end of a
   * line. No literal and no comment of the user's spans lines, so lines can be looked at alone.
   */
  private static String tidy(String text) {
    List<String> lines = text.lines().map(String::stripTrailing).toList();
    List<String> tidied = new ArrayList<>(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (isShortComment(lines, i)) {
        String content = lines.get(i + 1).strip().substring(1);
        tidied.add(line + content + " */");
        i += 2;
      } else if (line.endsWith("{")
          && i + 1 < lines.size()
          && lines.get(i + 1).strip().equals("}")) {
        tidied.add(line + "}");
        i++;
      } else {
        tidied.add(line);
      }
    }
    return String.join("\n", tidied) + "\n";
  }

  private static boolean isShortComment(List<String> lines, int at) {
    return lines.get(at).strip().equals("/**")
        && at + 2 < lines.size()
        && lines.get(at + 2).strip().equals("*/")
        && lines.get(at).length() + lines.get(at + 1).strip().length() + 2 <= LINE;
  }
}
