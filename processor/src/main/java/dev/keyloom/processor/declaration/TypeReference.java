package dev.keyloom.processor.declaration;

import java.util.List;

/**
 * The name of a class.
 *
 * @param packageName empty for the default package
 * @param simpleNames from the outermost class to the class itself
 */
public record TypeReference(String packageName, List<String> simpleNames) {
  public TypeReference {
    simpleNames = List.copyOf(simpleNames);
  }

  /** The name without enclosing classes. */
  public String simpleName() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  /** The canonical name. */
  public String qualifiedName() {
    String nested = String.join(".", simpleNames);
    return packageName.isEmpty() ? nested : packageName + "." + nested;
  }

  @Override
  public String toString() {
    return qualifiedName();
  }
}
