package dev.keyloom.processor.rule.entity;

import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.language.KeyLanguages;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.KeyTemplate.Format;
import dev.keyloom.processor.model.KeyTemplate.Part;
import dev.keyloom.processor.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * The literal after a component ends it: no text of the component may hold its first character.
 *
 * <p>Strings never do, because such values are refused or escaped, and a form of one width needs no
 * end. A number may be negative before a {@code '-'}: that value is refused when it is written.
 */
final class AmbiguousTerminatorRule implements Rule<EntityModel> {
  private static final String DIGITS = "0123456789";

  @Override
  public void check(EntityModel entity, Findings findings) {
    for (KeyTemplate template : KeyPaths.all(entity)) {
      for (int i = 0; i < template.parts().size(); i++) {
        Optional<Integer> terminator = KeyLanguages.terminator(template, i);
        if (terminator.isPresent() && template.parts().get(i) instanceof Part.Component part) {
          check(template, part, terminator.get(), findings);
        }
      }
    }
  }

  private static void check(
      KeyTemplate template, Part.Component part, int terminator, Findings findings) {
    complaint(part, terminator)
        .ifPresent(
            complaint ->
                findings.add(
                    Problem.AMBIGUOUS_TERMINATOR,
                    template.location(),
                    template.text(),
                    part.component().name(),
                    Character.toString(terminator),
                    complaint,
                    fix(part)));
  }

  private static Optional<String> complaint(Part.Component part, int terminator) {
    AttributeType type = part.component().type();
    if (type instanceof AttributeType.Enumeration enumeration) {
      return constant(enumeration.constants(), terminator);
    }
    ScalarKind kind = ((AttributeType.Scalar) type).kind();
    if (kind == ScalarKind.BOOLEAN) {
      return constant(List.of("true", "false"), terminator);
    }
    if (kind.isNumber() && part.format() instanceof Format.Plain) {
      String characters = kind.isWholeNumber() ? DIGITS : DIGITS + ".";
      return characters.indexOf(terminator) >= 0
          ? Optional.of("a number can hold")
          : Optional.empty();
    }
    return Optional.empty();
  }

  private static Optional<String> constant(List<String> constants, int terminator) {
    return constants.stream()
        .filter(constant -> constant.indexOf(terminator) >= 0)
        .findFirst()
        .map(constant -> "the value " + constant + " holds");
  }

  private static String fix(Part.Component part) {
    boolean number =
        part.component().type() instanceof AttributeType.Scalar scalar
            && scalar.kind().isWholeNumber();
    return "Begin that literal with another character, such as '#'"
        + (number ? ", or give the number a width." : ".");
  }
}
