package dev.keyloom.processor.source;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * The classes that Lombok completes in place: it adds members to a class that the compiler has read
 * already, before or after this processor sees it, and starts another round. So such a class is
 * read one round after it was first seen.
 */
final class Rewritten implements Predicate<TypeElement> {
  private static final String LOMBOK = "lombok.";

  private final Set<String> seen = new HashSet<>();
  private final Set<String> complete = new HashSet<>();
  private boolean last;

  /**
   * Begins a round.
   *
   * @param over whether it is the last one, after which nothing comes
   */
  void nextRound(boolean over) {
    complete.addAll(seen);
    last = over;
  }

  /** Whether members of a class, or of one that it extends, are still to come. */
  @Override
  public boolean test(TypeElement type) {
    if (last || type.getKind() != ElementKind.CLASS || !mentionsLombok(type)) {
      return false;
    }
    String name = type.getQualifiedName().toString();
    seen.add(name);
    return !complete.contains(name);
  }

  private static boolean mentionsLombok(TypeElement type) {
    return isAnnotated(type)
        || type.getEnclosedElements().stream().anyMatch(Rewritten::isAnnotated)
        || (type.getSuperclass() instanceof DeclaredType parent
            && parent.asElement() instanceof TypeElement element
            && mentionsLombok(element));
  }

  private static boolean isAnnotated(Element element) {
    for (AnnotationMirror annotation : element.getAnnotationMirrors()) {
      if (annotation.getAnnotationType().toString().startsWith(LOMBOK)) {
        return true;
      }
    }
    return false;
  }
}
