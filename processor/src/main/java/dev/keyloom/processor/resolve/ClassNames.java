package dev.keyloom.processor.resolve;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.declaration.TypeReference;
import java.util.List;

/** Converts names of classes. */
public final class ClassNames {
  private ClassNames() {}

  /** The name in terms of the generator. */
  public static ClassName of(TypeReference type) {
    List<String> names = type.simpleNames();
    return ClassName.get(
        type.packageName(), names.get(0), names.subList(1, names.size()).toArray(String[]::new));
  }

  static TypeReference reference(ClassName type) {
    return new TypeReference(type.packageName(), type.simpleNames());
  }
}
