package dev.keyloom.processor.source;

import dev.keyloom.processor.declaration.ComponentDeclaration.Access;
import dev.keyloom.processor.declaration.Making;
import dev.keyloom.processor.declaration.RecordDeclaration.Fault;
import dev.keyloom.processor.diagnostic.Location;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * What a type is made of.
 *
 * @param making how its values are made; empty if they cannot be
 * @param faults what is wrong with it
 */
record Shape(Optional<Making> making, List<Part> parts, List<Fault> faults) {
  Shape {
    parts = List.copyOf(parts);
    faults = List.copyOf(faults);
  }

  static Shape of(Making making, List<Part> parts) {
    return new Shape(Optional.of(making), parts, List.of());
  }

  static Shape none(String fault, Location location) {
    return new Shape(Optional.empty(), List.of(), List.of(new Fault(fault, location)));
  }

  /**
   * A component.
   *
   * @param carriers the elements that can carry its annotations; the first is its place
   */
  record Part(String name, TypeMirror type, Access access, List<Element> carriers) {
    Part {
      carriers = List.copyOf(carriers);
    }
  }
}
