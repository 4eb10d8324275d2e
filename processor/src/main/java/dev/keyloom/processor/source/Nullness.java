package dev.keyloom.processor.source;

import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Sees annotations about null, of whatever package: what counts is their simple name. */
final class Nullness {
  private Nullness() {}

  /**
   * Whether types without an annotation are not null in this element: the innermost of its
   * enclosing elements that says so decides, up to its package and module.
   */
  static boolean isNullMarked(Element element, Elements elements) {
    for (Element at = element; at != null; at = enclosing(at, elements)) {
      if (isAnnotated(at, "NullUnmarked")) {
        return false;
      }
      if (isAnnotated(at, "NullMarked")) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable Element enclosing(Element element, Elements elements) {
    return element.getKind() == ElementKind.PACKAGE
        ? elements.getModuleOf(element)
        : element.getEnclosingElement();
  }

  /** Whether it stands on an element, or on its type, that the element may be null. */
  static boolean isNullable(Element element) {
    return isNullable((AnnotatedConstruct) element)
        || (element instanceof ExecutableElement method
            ? isNullable(method.getReturnType())
            : isNullable(element.asType()));
  }

  static boolean isNullable(AnnotatedConstruct construct) {
    return isAnnotated(construct, "Nullable");
  }

  private static boolean isAnnotated(AnnotatedConstruct construct, String simpleName) {
    for (AnnotationMirror mirror : construct.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().asElement().getSimpleName().contentEquals(simpleName)) {
        return true;
      }
    }
    return false;
  }
}
