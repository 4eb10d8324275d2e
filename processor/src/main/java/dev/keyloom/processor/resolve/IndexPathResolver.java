package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.PathDeclaration;
import dev.keyloom.processor.declaration.PathDeclaration.WhenDeclaration;
import dev.keyloom.processor.declaration.Written;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.diagnostic.Spelling;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.IndexPath.Guard;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Resolves the index paths of one model. */
final class IndexPathResolver {
  private static final Pattern WHOLE_NUMBER = Pattern.compile("0|-?[1-9][0-9]*");

  private final String model;
  private final Optional<KeyPath> primaryKey;
  private final TemplateResolver templates;
  private final Components components;
  private final Findings findings;

  /**
   * Resolves paths of one model.
   *
   * @param primaryKey the primary key, empty if it is wrong
   */
  IndexPathResolver(
      String model,
      Optional<KeyPath> primaryKey,
      TemplateResolver templates,
      Components components,
      Findings findings) {
    this.model = model;
    this.primaryKey = primaryKey;
    this.templates = templates;
    this.components = components;
    this.findings = findings;
  }

  /** Resolves a path, or reports everything that is wrong with it. */
  Optional<IndexPath> resolve(PathDeclaration path) {
    boolean named = Names.checkTableName(path.index(), "an index", findings);
    IndexPath.Kind kind = kind(path);
    Optional<KeyPath> key =
        switch (kind) {
          case GLOBAL -> ownKey(path);
          case INVERTED -> invertedKey(path);
          case LOCAL -> localKey(path);
        };
    List<Guard> guards = new ArrayList<>();
    for (WhenDeclaration when : path.onlyWhen()) {
      guard(when).ifPresent(guards::add);
    }
    if (!named || key.isEmpty() || guards.size() != path.onlyWhen().size()) {
      return Optional.empty();
    }
    return Optional.of(
        new IndexPath(
            path.index().value(),
            path.name().value(),
            kind,
            key.get(),
            path.unique().value(),
            guards,
            path.location()));
  }

  private static IndexPath.Kind kind(PathDeclaration path) {
    if (path.local()) {
      return IndexPath.Kind.LOCAL;
    }
    return path.pk().value().isEmpty() ? IndexPath.Kind.INVERTED : IndexPath.Kind.GLOBAL;
  }

  private Optional<KeyPath> ownKey(PathDeclaration path) {
    Optional<KeyTemplate> partitionKey = templates.resolve(path.pk());
    boolean hasSortKey = !path.sk().value().isEmpty();
    Optional<KeyTemplate> sortKey = hasSortKey ? templates.resolve(path.sk()) : Optional.empty();
    return sortKey.isPresent() == hasSortKey
        ? partitionKey.map(template -> new KeyPath(template, sortKey))
        : Optional.empty();
  }

  /** The partition key of the primary key, and a sort key of its own. */
  private Optional<KeyPath> localKey(PathDeclaration lsi) {
    Optional<KeyTemplate> sortKey = templates.resolve(lsi.sk());
    return primaryKey
        .filter(key -> sortKey.isPresent())
        .map(key -> new KeyPath(at(lsi.location(), key.partitionKey()), sortKey));
  }

  /** The primary key turned round. */
  private Optional<KeyPath> invertedKey(PathDeclaration path) {
    if (!path.sk().value().isEmpty()) {
      findings.add(
          Problem.NOT_INVERTIBLE,
          path.sk().location(),
          path.name().value(),
          model,
          "it has the sort key \"" + path.sk().value() + "\"",
          "Give it a pk, or leave out sk too.");
      return Optional.empty();
    }
    if (primaryKey.isPresent() && primaryKey.get().sortKey().isEmpty()) {
      findings.add(
          Problem.NOT_INVERTIBLE,
          path.location(),
          path.name().value(),
          model,
          "the primary key has no sort key",
          "Give it a pk.");
    }
    return primaryKey.flatMap(
        key ->
            key.sortKey()
                .map(
                    sortKey ->
                        new KeyPath(
                            at(path.location(), sortKey),
                            Optional.of(at(path.location(), key.partitionKey())))));
  }

  /**
   * A template of {@code @Key} that a path uses: what is wrong with that use stands on the path.
   */
  private static KeyTemplate at(Location location, KeyTemplate template) {
    return new KeyTemplate(template.text(), template.parts(), location);
  }

  private Optional<Guard> guard(WhenDeclaration when) {
    Written<String> name = when.component();
    Components.Lookup lookup = components.find(name.value());
    if (lookup instanceof Components.Lookup.Unknown) {
      String hint = components.didYouMean(name.value());
      findings.add(
          Problem.BAD_GUARD_COMPONENT,
          name.location(),
          name.value(),
          "which is not a component of the model",
          hint);
      return Optional.empty();
    }
    return lookup instanceof Components.Lookup.Found found
        ? guard(when, found.component())
        : Optional.empty();
  }

  private Optional<Guard> guard(WhenDeclaration when, ComponentModel component) {
    AttributeType type = component.type();
    if (!isComparable(type)) {
      findings.add(
          Problem.BAD_GUARD_COMPONENT,
          when.component().location(),
          component.name(),
          "which is of type " + TypeNames.of(type),
          "");
      return Optional.empty();
    }
    boolean right = true;
    if (when.equalTo().isEmpty()) {
      findings.add(
          Problem.BAD_GUARD_VALUE,
          when.location().member("equalTo"),
          component.name(),
          "one of no values",
          "so no item would be in the index",
          "");
      right = false;
    }
    for (Written<String> value : when.equalTo()) {
      right &= checkValue(component, value);
    }
    List<String> texts = when.equalTo().stream().map(Written::value).distinct().toList();
    return right ? Optional.of(new Guard(component, texts)) : Optional.empty();
  }

  private boolean checkValue(ComponentModel component, Written<String> value) {
    Optional<String> complaint = complaint(component.type(), value.value());
    if (complaint.isEmpty()) {
      return true;
    }
    List<String> known =
        component.type() instanceof AttributeType.Enumeration enumeration
            ? enumeration.constants()
            : List.of("true", "false");
    findings.add(
        Problem.BAD_GUARD_VALUE,
        value.location(),
        component.name(),
        "'" + value.value() + "'",
        complaint.get(),
        Spelling.didYouMean(value.value(), known));
    return false;
  }

  private static Optional<String> complaint(AttributeType type, String value) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.constants().contains(value)
          ? Optional.empty()
          : Optional.of("which is no constant of " + enumeration.type().simpleName());
    }
    ScalarKind kind = ((AttributeType.Scalar) type).kind();
    if (kind == ScalarKind.BOOLEAN) {
      return value.equals("true") || value.equals("false")
          ? Optional.empty()
          : Optional.of("which is neither true nor false");
    }
    if (kind == ScalarKind.STRING) {
      return Optional.empty();
    }
    if (!WHOLE_NUMBER.matcher(value).matches()) {
      return Optional.of("which is not a whole number without leading zeros");
    }
    return new BigInteger(value).bitLength() < bits(kind)
        ? Optional.empty()
        : Optional.of("which is outside the range of " + TypeNames.of(type));
  }

  private static int bits(ScalarKind kind) {
    return switch (kind) {
      case BYTE -> Byte.SIZE;
      case SHORT -> Short.SIZE;
      case INT -> Integer.SIZE;
      case LONG -> Long.SIZE;
      default -> Integer.MAX_VALUE;
    };
  }

  private static boolean isComparable(AttributeType type) {
    return type instanceof AttributeType.Enumeration
        || (type instanceof AttributeType.Scalar scalar
            && (scalar.kind() == ScalarKind.STRING
                || scalar.kind() == ScalarKind.BOOLEAN
                || scalar.kind().isWholeNumber()));
  }
}
