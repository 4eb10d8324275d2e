package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.KeyTemplate.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Resolves the templates of one model. */
final class TemplateResolver {
  private final String model;
  private final String separator;
  private final Components components;
  private final Findings findings;

  TemplateResolver(String model, String separator, Components components, Findings findings) {
    this.model = model;
    this.separator = separator;
    this.components = components;
    this.findings = findings;
  }

  /** Resolves a template, or reports everything that is wrong with it. */
  Optional<KeyTemplate> resolve(Written<String> template) {
    return TemplateParser.parse(template, findings).flatMap(tokens -> resolve(template, tokens));
  }

  private Optional<KeyTemplate> resolve(Written<String> template, List<Token> tokens) {
    List<Part> parts = new ArrayList<>();
    boolean whole = checkNeighbours(template, tokens);
    for (Token token : tokens) {
      if (token instanceof Token.Literal literal) {
        parts.add(new Part.Literal(literal.text()));
      } else {
        Optional<Part.Component> part =
            component(template, (Token.Component) token, tokens.size() == 1);
        whole &= part.isPresent();
        part.ifPresent(parts::add);
      }
    }
    return whole
        ? Optional.of(new KeyTemplate(template.value(), parts, template.location()))
        : Optional.empty();
  }

  private boolean checkNeighbours(Written<String> template, List<Token> tokens) {
    boolean apart = true;
    for (int i = 1; i < tokens.size(); i++) {
      if (tokens.get(i - 1) instanceof Token.Component left
          && tokens.get(i) instanceof Token.Component right) {
        findings.add(
            Problem.ADJACENT_COMPONENTS,
            template.location(),
            template.value(),
            left.name(),
            right.name(),
            separator);
        apart = false;
      }
    }
    return apart;
  }

  private Optional<Part.Component> component(
      Written<String> template, Token.Component token, boolean alone) {
    Components.Lookup lookup = components.find(token.name());
    if (lookup instanceof Components.Lookup.Unknown) {
      findings.add(
          Problem.UNKNOWN_COMPONENT,
          template.location(),
          template.value(),
          token.name(),
          model,
          components.didYouMean(token.name()),
          knownNames());
      return Optional.empty();
    }
    return lookup instanceof Components.Lookup.Found found
        ? component(template, token, found.component(), alone)
        : Optional.empty();
  }

  private Optional<Part.Component> component(
      Written<String> template, Token.Component token, ComponentModel component, boolean alone) {
    AttributeType type = component.type();
    if (!Formats.canBeKey(type)) {
      unsupportedType(template, component, "part of a key", notAKey(component));
      return Optional.empty();
    }
    Formats.Parsed format = Formats.parse(token.format(), type);
    if (format instanceof Formats.Parsed.Invalid invalid) {
      findings.add(
          Problem.UNSUPPORTED_FORMAT,
          template.location(),
          token.name(),
          template.value(),
          token.format(),
          invalid.complaint(),
          invalid.fix());
      return Optional.empty();
    }
    boolean bytes =
        type instanceof AttributeType.Scalar scalar && scalar.kind() == ScalarKind.BYTES;
    if (bytes && !alone) {
      unsupportedType(
          template,
          component,
          "part of a longer key",
          "Let the template be {" + token.name() + "} alone, on a key attribute of that name.");
      return Optional.empty();
    }
    return Optional.of(new Part.Component(component, ((Formats.Parsed.Valid) format).format()));
  }

  private String knownNames() {
    List<String> names = components.names();
    return names.isEmpty() ? "(the record has no components)" : String.join(", ", names);
  }

  private void unsupportedType(
      Written<String> template, ComponentModel component, String use, String fix) {
    findings.add(
        Problem.UNSUPPORTED_KEY_TYPE,
        template.location(),
        component.name(),
        template.value(),
        TypeNames.of(component.type()),
        use,
        fix);
  }

  private String notAKey(ComponentModel component) {
    if (component.type() instanceof AttributeType.Embedded) {
      String example =
          components.names().stream()
              .filter(name -> name.startsWith(component.name() + "."))
              .findFirst()
              .orElse(component.name() + ".id");
      return "Name a component inside of it, such as {" + example + "}.";
    }
    return "Keys are made of strings, numbers, booleans, enums, UUIDs, instants and dates.";
  }
}
