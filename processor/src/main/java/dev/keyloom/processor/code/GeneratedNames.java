package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import java.util.Locale;

/**
 * Decides every name in generated code: of classes here, of members in {@link KeyNames}, {@link
 * CodecNames} and {@link AttributeNames}.
 */
public final class GeneratedNames {
  private GeneratedNames() {}

  /** The keys of a model: {@code UserKeys}. */
  public static ClassName keys(ClassName model) {
    return beside(model, "Keys");
  }

  /** The attribute paths of a model or an embeddable: {@code UserAttributes}. */
  public static ClassName attributes(ClassName type) {
    return beside(type, "Attributes");
  }

  /** The codec of a model or an embeddable: {@code UserCodec}. */
  public static ClassName codec(ClassName type) {
    return beside(type, "Codec");
  }

  /**
   * The gateway of a table: {@code UserPermissionsTable}.
   *
   * @param owner the annotated type, in whose package it is generated
   */
  public static ClassName table(ClassName table, ClassName owner) {
    return ClassName.get(owner.packageName(), table.simpleName() + "Table");
  }

  /** A top-level class in the package of a type, which may itself be nested. */
  private static ClassName beside(ClassName type, String suffix) {
    return ClassName.get(type.packageName(), type.simpleName() + suffix);
  }

  /**
   * A constant's name: {@code JOINED_AT} for {@code joinedAt}, {@code USER_ID} for {@code userID}.
   */
  static String constant(String name) {
    StringBuilder words = new StringBuilder(name.length() + 4);
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (i > 0 && Character.isUpperCase(c)) {
        char before = name.charAt(i - 1);
        boolean startsWord = Character.isLowerCase(before) || Character.isDigit(before);
        boolean endsAcronym =
            Character.isUpperCase(before)
                && i + 1 < name.length()
                && Character.isLowerCase(name.charAt(i + 1));
        if (startsWord || endsAcronym) {
          words.append('_');
        }
      }
      words.append(c);
    }
    return words.toString().toUpperCase(Locale.ROOT);
  }

  /** A component's name as an identifier: {@code ownerId} for {@code owner.id}. */
  static String identifier(String component) {
    String[] steps = component.split("\\.", -1);
    StringBuilder name = new StringBuilder(steps[0]);
    for (int i = 1; i < steps.length; i++) {
      name.append(capitalised(steps[i]));
    }
    return name.toString();
  }

  /** The name with its first letter in upper case. */
  static String capitalised(String name) {
    int end = name.offsetByCodePoints(0, 1);
    return name.substring(0, end).toUpperCase(Locale.ROOT) + name.substring(end);
  }
}
