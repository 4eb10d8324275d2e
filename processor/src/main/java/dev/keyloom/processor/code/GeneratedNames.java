package dev.keyloom.processor.code;

import com.squareup.javapoet.ClassName;

/** Decides every name in generated code. */
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

  /** The gateway of a table: {@code UserPermissionsTable}. */
  public static ClassName table(ClassName table) {
    return beside(table, "Table");
  }

  /** A top-level class in the package of a type, which may itself be nested. */
  private static ClassName beside(ClassName type, String suffix) {
    return ClassName.get(type.packageName(), type.simpleName() + suffix);
  }
}
