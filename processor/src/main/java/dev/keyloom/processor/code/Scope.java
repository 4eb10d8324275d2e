package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * The names that are taken in one scope. A name that is taken, or that is a word of the language,
 * gets {@code _} appended until it is free.
 */
final class Scope {
  /** Words that a statement may begin with, although they are identifiers elsewhere. */
  private static final List<String> CONTEXTUAL =
      List.of("permits", "record", "sealed", "var", "when", "yield");

  private final Set<String> taken = new HashSet<>();
  private final boolean caseSensitive;

  private Scope(boolean caseSensitive) {
    this.caseSensitive = caseSensitive;
  }

  /** A scope of methods, parameters or constants. */
  static Scope ofMembers(String... taken) {
    return new Scope(true).reserve(List.of(taken));
  }

  /** A scope of local variables, which stand where statements begin. */
  static Scope ofLocals(String... taken) {
    return new Scope(true).reserve(CONTEXTUAL).reserve(List.of(taken));
  }

  /**
   * A scope of nested classes. Two names that differ in case alone would share one class file on
   * many file systems.
   */
  static Scope ofClasses() {
    return new Scope(false);
  }

  /** Takes the names without offering them to anyone. */
  Scope reserve(Collection<String> names) {
    names.forEach(name -> taken.add(key(name)));
    return this;
  }

  /**
   * Takes every name by which an expression could mean one of the types: a variable of that name
   * would obscure it.
   */
  Scope reserveTypes(Collection<ClassName> types) {
    for (ClassName type : types) {
      reserve(type.simpleNames());
      if (!type.packageName().isEmpty()) {
        reserve(List.of(type.packageName().split("\\.", 2)[0]));
      }
    }
    return this;
  }

  /** A free name as near to the wanted one as can be; taken from now on. */
  String add(String wanted) {
    String name = wanted;
    while (SourceVersion.isKeyword(name) || !taken.add(key(name))) {
      name += "_";
    }
    return name;
  }

  private String key(String name) {
    return caseSensitive ? name : name.toLowerCase(Locale.ROOT);
  }
}
