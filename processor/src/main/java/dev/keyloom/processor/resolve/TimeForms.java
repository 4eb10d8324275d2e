package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.ComponentDeclaration;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.diagnostic.Spelling;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.TimeForm;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Applies the format that {@code @Attribute} gives a component. */
final class TimeForms {
  private TimeForms() {}

  /** The type with its format; nothing if the format does not fit, which is reported. */
  static Optional<AttributeType> apply(
      ComponentDeclaration component, AttributeType type, Findings findings) {
    if (component.format().isEmpty()) {
      return Optional.of(type);
    }
    Written<String> format = component.format().get();
    List<TimeForm> fitting = fitting(type);
    Optional<TimeForm> form =
        fitting.stream().filter(each -> each.text().equals(format.value())).findFirst();
    if (form.isEmpty()) {
      findings.add(
          Problem.BAD_ATTRIBUTE_FORMAT,
          format.location(),
          format.value(),
          component.name(),
          fitting.isEmpty() ? "does not fit its type" : "does not exist for its type",
          advice(component, fitting, format.value()));
    }
    return form.map(found -> applied(type, found));
  }

  private static String advice(
      ComponentDeclaration component, List<TimeForm> fitting, String written) {
    if (component.converter().isPresent()) {
      return "Leave it out: the converter decides the form.";
    }
    if (fitting.isEmpty()) {
      return "Leave it out: this type has one stored form.";
    }
    List<String> names = fitting.stream().map(TimeForm::text).toList();
    return "Use " + String.join(" or ", names) + "." + Spelling.didYouMean(written, names);
  }

  private static List<TimeForm> fitting(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      return Arrays.stream(TimeForm.values())
          .filter(
              form ->
                  scalar.kind() == ScalarKind.INSTANT
                      || (scalar.kind() == ScalarKind.LOCAL_DATE_TIME && !form.isNumber()))
          .toList();
    }
    return element(type).map(TimeForms::fitting).orElse(List.of());
  }

  private static Optional<AttributeType> element(AttributeType type) {
    if (type instanceof AttributeType.ListOf list) {
      return Optional.of(list.element());
    }
    if (type instanceof AttributeType.SetOf set) {
      return Optional.of(set.element());
    }
    return type instanceof AttributeType.MapOf map ? Optional.of(map.value()) : Optional.empty();
  }

  private static AttributeType applied(AttributeType type, TimeForm form) {
    if (type instanceof AttributeType.Scalar scalar) {
      return scalar.in(form);
    }
    if (type instanceof AttributeType.ListOf list) {
      return new AttributeType.ListOf(applied(list.element(), form), list.nullableElements());
    }
    if (type instanceof AttributeType.SetOf set) {
      return new AttributeType.SetOf(applied(set.element(), form));
    }
    AttributeType.MapOf map = (AttributeType.MapOf) type;
    return new AttributeType.MapOf(applied(map.value(), form), map.nullableValues());
  }
}
