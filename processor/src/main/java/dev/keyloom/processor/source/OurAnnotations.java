package dev.keyloom.processor.source;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.KeyOnly;
import dev.keyloom.annotation.Lsi;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.SuppressLint;
import dev.keyloom.annotation.Table;
import dev.keyloom.annotation.TableOf;
import java.util.List;
import java.util.stream.Stream;

/** The canonical names of the annotations that this processor reads. */
final class OurAnnotations {
  static final String MODEL = Model.class.getCanonicalName();
  static final String EMBEDDABLE = Embeddable.class.getCanonicalName();
  static final String TABLE = Table.class.getCanonicalName();
  static final String TABLE_OF = TableOf.class.getCanonicalName();
  static final String KEY = Key.class.getCanonicalName();
  static final String GSI = Gsi.class.getCanonicalName();
  static final String LSI = Lsi.class.getCanonicalName();
  static final String ATTRIBUTE = Attribute.class.getCanonicalName();
  static final String SUPPRESS_LINT = SuppressLint.class.getCanonicalName();

  /** Those that say what a component is for; they have no values. */
  static final List<String> ROLES = List.of(KeyOnly.class.getCanonicalName());

  /** Those that stand on components. */
  static final List<String> OF_COMPONENTS =
      Stream.concat(Stream.of(ATTRIBUTE), ROLES.stream()).toList();

  private OurAnnotations() {}

  /** The name that users write. */
  static String simpleName(String annotation) {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }
}
