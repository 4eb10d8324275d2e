package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.ReservedNames;
import dev.keyloom.processor.rule.Rule;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The name of a path becomes a method of the generated keys, and part of a class name. */
final class PathNameRule implements Rule<EntityModel> {
  private static final Set<String> KEYWORDS =
      Set.of(
          "_",
          "abstract",
          "assert",
          "boolean",
          "break",
          "byte",
          "case",
          "catch",
          "char",
          "class",
          "const",
          "continue",
          "default",
          "do",
          "double",
          "else",
          "enum",
          "extends",
          "false",
          "final",
          "finally",
          "float",
          "for",
          "goto",
          "if",
          "implements",
          "import",
          "instanceof",
          "int",
          "interface",
          "long",
          "native",
          "new",
          "null",
          "package",
          "private",
          "protected",
          "public",
          "return",
          "short",
          "static",
          "strictfp",
          "super",
          "switch",
          "synchronized",
          "this",
          "throw",
          "throws",
          "transient",
          "true",
          "try",
          "void",
          "volatile",
          "while");

  @Override
  public void check(EntityModel entity, Findings findings) {
    Map<String, String> taken = new HashMap<>();
    for (IndexPath path : entity.indexPaths()) {
      String name = path.name();
      String other = taken.putIfAbsent(name.toLowerCase(Locale.ROOT), name);
      Optional<String> complaint = complaint(name);
      if (complaint.isEmpty() && other != null) {
        complaint =
            Optional.of(
                other.equals(name)
                    ? "another path of the model has this name"
                    : "it differs from '" + other + "' in upper and lower case only");
      }
      Location location = path.location().member("name");
      complaint.ifPresent(text -> findings.add(Problem.BAD_PATH_NAME, location, name, text));
    }
  }

  private static Optional<String> complaint(String name) {
    if (!isIdentifier(name)) {
      return Optional.of("it is not a Java identifier");
    }
    if (KEYWORDS.contains(name)) {
      return Optional.of("it is a keyword of Java");
    }
    if (ReservedNames.OF_KEYS.contains(name)) {
      return Optional.of("the generated keys have a method of that name");
    }
    return ReservedNames.OF_OBJECTS.contains(name)
        ? Optional.of("every object has a method of that name")
        : Optional.empty();
  }

  private static boolean isIdentifier(String name) {
    return !name.isEmpty()
        && Character.isJavaIdentifierStart(name.codePointAt(0))
        && name.codePoints().allMatch(Character::isJavaIdentifierPart);
  }
}
