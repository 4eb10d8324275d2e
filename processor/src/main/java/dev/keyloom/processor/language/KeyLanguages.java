package dev.keyloom.processor.language;

import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.KeyAttribute.KeyKind;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.KeyTemplate.Part;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values that a template can give a key attribute, written as texts. */
public final class KeyLanguages {
  /** The bounds of DynamoDB's numbers. */
  private static final int MAX_DIGITS = 38;

  private static final int MAX_EXPONENT = 130;

  private KeyLanguages() {}

  /**
   * The values of a template on a key attribute.
   *
   * @param separator the model's
   */
  public static Language of(KeyAttribute attribute, KeyTemplate template, String separator) {
    if (attribute.isStoredForm(template)) {
      return stored(template.components().get(0).type());
    }
    if (attribute.kind() == KeyKind.NUMBER) {
      Optional<BigDecimal> number = number(template);
      if (number.isPresent()) {
        return Language.text(canonical(number.get()));
      }
    }
    List<Language> parts = new ArrayList<>();
    for (int i = 0; i < template.parts().size(); i++) {
      if (template.parts().get(i) instanceof Part.Component component) {
        parts.add(ComponentLanguages.of(component, separator, terminator(template, i)));
      } else {
        parts.add(Language.text(((Part.Literal) template.parts().get(i)).text()));
      }
    }
    return Language.sequence(parts);
  }

  /** The values of an ordinary attribute that is a key attribute too. */
  public static Language stored(AttributeType type) {
    return ComponentLanguages.stored(type);
  }

  /**
   * The values that a query for a model's items may read, however little of the sort key is given:
   * everything behind the leading literal, or the one value of a template without components.
   */
  public static Language queried(KeyAttribute attribute, KeyTemplate template, String separator) {
    if (template.components().isEmpty()) {
      return of(attribute, template, separator);
    }
    return Language.sequence(List.of(Language.text(prefix(template)), Language.anything()));
  }

  /** The literal that a template begins with; empty if it begins with a component. */
  public static String prefix(KeyTemplate template) {
    return template.parts().get(0) instanceof Part.Literal literal ? literal.text() : "";
  }

  /** The first character of the literal that follows a part, if one does. */
  public static Optional<Integer> terminator(KeyTemplate template, int part) {
    return part + 1 < template.parts().size()
            && template.parts().get(part + 1) instanceof Part.Literal literal
        ? Optional.of(literal.text().codePointAt(0))
        : Optional.empty();
  }

  /** The number that a template without components stands for on an attribute of numbers. */
  public static Optional<BigDecimal> number(KeyTemplate template) {
    if (template.parts().size() != 1
        || !(template.parts().get(0) instanceof Part.Literal literal)) {
      return Optional.empty();
    }
    try {
      BigDecimal number = new BigDecimal(literal.text()).stripTrailingZeros();
      long exponent = (long) number.precision() - number.scale() - 1;
      boolean storable = number.precision() <= MAX_DIGITS && Math.abs(exponent) <= MAX_EXPONENT;
      return storable ? Optional.of(number) : Optional.empty();
    } catch (NumberFormatException text) {
      return Optional.empty();
    }
  }

  private static String canonical(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.toPlainString();
  }
}
