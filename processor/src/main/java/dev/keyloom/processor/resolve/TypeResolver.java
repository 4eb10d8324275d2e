package dev.keyloom.processor.resolve;

import com.palantir.javapoet.TypeName;
import dev.keyloom.processor.declaration.ComponentDeclaration;
import dev.keyloom.processor.declaration.ConverterDeclaration;
import dev.keyloom.processor.declaration.RecordSource;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.declaration.TypeUse;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.ScalarKind;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Decides how a component's type is stored. */
final class TypeResolver {
  private static final Map<String, ScalarKind> PRIMITIVES =
      Map.of(
          "boolean", ScalarKind.BOOLEAN,
          "byte", ScalarKind.BYTE,
          "short", ScalarKind.SHORT,
          "int", ScalarKind.INT,
          "long", ScalarKind.LONG,
          "float", ScalarKind.FLOAT,
          "double", ScalarKind.DOUBLE,
          "char", ScalarKind.CHARACTER);

  private static final Map<String, ScalarKind> SCALARS =
      Map.ofEntries(
          Map.entry("java.lang.String", ScalarKind.STRING),
          Map.entry("java.lang.Character", ScalarKind.CHARACTER),
          Map.entry("java.lang.Boolean", ScalarKind.BOOLEAN),
          Map.entry("java.lang.Byte", ScalarKind.BYTE),
          Map.entry("java.lang.Short", ScalarKind.SHORT),
          Map.entry("java.lang.Integer", ScalarKind.INT),
          Map.entry("java.lang.Long", ScalarKind.LONG),
          Map.entry("java.lang.Float", ScalarKind.FLOAT),
          Map.entry("java.lang.Double", ScalarKind.DOUBLE),
          Map.entry("java.math.BigInteger", ScalarKind.BIG_INTEGER),
          Map.entry("java.math.BigDecimal", ScalarKind.BIG_DECIMAL),
          Map.entry("java.util.UUID", ScalarKind.UUID),
          Map.entry("java.time.Instant", ScalarKind.INSTANT),
          Map.entry("java.time.LocalDate", ScalarKind.LOCAL_DATE),
          Map.entry("java.time.LocalTime", ScalarKind.LOCAL_TIME),
          Map.entry("java.time.LocalDateTime", ScalarKind.LOCAL_DATE_TIME),
          Map.entry("java.time.OffsetDateTime", ScalarKind.OFFSET_DATE_TIME),
          Map.entry("java.time.ZonedDateTime", ScalarKind.ZONED_DATE_TIME),
          Map.entry("java.time.Duration", ScalarKind.DURATION),
          Map.entry("java.net.URI", ScalarKind.URI),
          Map.entry("java.nio.ByteBuffer", ScalarKind.BYTE_BUFFER));

  private final RecordSource source;
  private final Codecs codecs;

  TypeResolver(RecordSource source, Codecs codecs) {
    this.source = source;
    this.codecs = codecs;
  }

  /**
   * Resolves the type of a component.
   *
   * @param holder the record that declares the component
   */
  Optional<AttributeType> resolve(
      ComponentDeclaration component, TypeReference holder, boolean nullMarked, Findings findings) {
    if (component.converter().isPresent()) {
      return converted(component, component.converter().get(), findings);
    }
    return new Place(component, holder, nullMarked, findings).resolve(component.type(), true);
  }

  private static Optional<AttributeType> converted(
      ComponentDeclaration component, ConverterDeclaration converter, Findings findings) {
    Optional<TypeName> type = JavaTypes.of(component.type());
    Optional<String> complaint = complaint(component, converter, type.isPresent());
    complaint.ifPresent(
        text ->
            findings.add(
                Problem.BAD_CONVERTER,
                converter.location(),
                converter.shown(),
                component.name(),
                text));
    return complaint.isPresent()
        ? Optional.empty()
        : Optional.of(
            new AttributeType.Converted(
                type.orElseThrow(), ClassNames.of(converter.type().orElseThrow())));
  }

  /** What is wrong with a converter, as the end of the sentence "The converter …". */
  private static Optional<String> complaint(
      ComponentDeclaration component, ConverterDeclaration converter, boolean writable) {
    if (converter.converts().isEmpty()) {
      return Optional.of("is no ValueCodec of a type");
    }
    if (component.type() instanceof TypeUse.Primitive) {
      return Optional.of("gives an object, but the component is a primitive");
    }
    TypeUse converts = converter.converts().get();
    if (!writable || !converts.signature().equals(component.type().signature())) {
      return Optional.of(
          "is of " + converts.text() + ", but the component of " + component.type().text());
    }
    if (!converter.creatable()) {
      return Optional.of("cannot be created without parameters");
    }
    return converter.accessible()
        ? Optional.empty()
        : Optional.of("or its constructor is not accessible here");
  }

  /** One component whose type is being resolved. */
  private final class Place {
    private final ComponentDeclaration component;
    private final TypeReference holder;
    private final boolean nullMarked;
    private final Findings findings;

    Place(
        ComponentDeclaration component,
        TypeReference holder,
        boolean nullMarked,
        Findings findings) {
      this.component = component;
      this.holder = holder;
      this.nullMarked = nullMarked;
      this.findings = findings;
    }

    /**
     * Resolves a type.
     *
     * @param direct whether it is the component's own type rather than an element of it
     */
    Optional<AttributeType> resolve(TypeUse type, boolean direct) {
      if (type instanceof TypeUse.Primitive primitive) {
        return Optional.ofNullable(PRIMITIVES.get(primitive.text()))
            .map(kind -> new AttributeType.Scalar(kind, true));
      }
      if (type instanceof TypeUse.ArrayOf array && array.element().text().equals("byte")) {
        return Optional.of(new AttributeType.Scalar(ScalarKind.BYTES, false));
      }
      return type instanceof TypeUse.Declared declared
          ? declared(declared, direct)
          : unsupported(type, UnsupportedTypes.advice(type));
    }

    private Optional<AttributeType> declared(TypeUse.Declared type, boolean direct) {
      String name = type.type().qualifiedName();
      if (SCALARS.containsKey(name)) {
        return Optional.of(new AttributeType.Scalar(SCALARS.get(name), false));
      }
      if (name.equals(AttributeType.Raw.CLASS)) {
        return Optional.of(new AttributeType.Raw());
      }
      if (type.parameters() > 0 && type.arguments().isEmpty()) {
        return unsupported(type, "Say what it holds, such as " + example(type) + ".");
      }
      return switch (name) {
        case "java.util.List" -> list(type.arguments().get(0));
        case "java.util.Set" ->
            resolve(type.arguments().get(0), false).flatMap(element -> set(type, element));
        case "java.util.Map" -> map(type);
        default -> named(type, direct);
      };
    }

    private Optional<AttributeType> list(TypeUse element) {
      return resolve(element, false)
          .map(resolved -> new AttributeType.ListOf(resolved, mayBeNull(element)));
    }

    private Optional<AttributeType> set(TypeUse.Declared type, AttributeType element) {
      boolean storable =
          element instanceof AttributeType.Enumeration
              || (element instanceof AttributeType.Scalar scalar
                  && scalar.kind() != ScalarKind.BOOLEAN);
      if (!storable) {
        return unsupported(
            type,
            "DynamoDB has sets of strings, numbers and bytes only; the nearest supported type is"
                + " List<"
                + type.arguments().get(0).text()
                + ">.");
      }
      return Optional.of(new AttributeType.SetOf(element));
    }

    private Optional<AttributeType> map(TypeUse.Declared type) {
      TypeUse key = type.arguments().get(0);
      TypeUse value = type.arguments().get(1);
      boolean stringKey =
          key instanceof TypeUse.Declared declared
              && declared.type().qualifiedName().equals("java.lang.String");
      if (!stringKey) {
        return unsupported(
            type,
            "Keys of maps are strings; the nearest supported type is Map<String, "
                + value.text()
                + ">.");
      }
      return resolve(value, false)
          .map(resolved -> new AttributeType.MapOf(resolved, mayBeNull(value)));
    }

    private Optional<AttributeType> named(TypeUse.Declared type, boolean direct) {
      boolean supported =
          type.kind() == TypeUse.Kind.ENUM || type.kind() == TypeUse.Kind.EMBEDDABLE;
      if (!supported) {
        return unsupported(type, UnsupportedTypes.advice(type));
      }
      if (!type.accessible()) {
        findings.add(Problem.INACCESSIBLE_TYPE, component.location(), type.text());
        return Optional.empty();
      }
      if (type.kind() == TypeUse.Kind.ENUM) {
        return Optional.of(
            new AttributeType.Enumeration(ClassNames.of(type.type()), type.constants()));
      }
      return embedded(type, direct);
    }

    private Optional<AttributeType> embedded(TypeUse.Declared type, boolean direct) {
      Codecs.State codec = codecs.of(type.type());
      if (codec == Codecs.State.MISSING) {
        findings.add(
            Problem.NOT_PROCESSED,
            component.location(),
            "The component '" + component.name() + "'",
            "holds",
            type.text());
      }
      if (codec != Codecs.State.THERE) {
        return Optional.empty();
      }
      boolean recursive = direct && leadsTo(type.type(), holder, new HashSet<>());
      return Optional.of(new AttributeType.Embedded(ClassNames.of(type.type()), recursive));
    }

    private boolean mayBeNull(TypeUse element) {
      return !nullMarked || element.nullable();
    }

    private Optional<AttributeType> unsupported(TypeUse type, String advice) {
      Location location = component.location();
      findings.add(Problem.UNSUPPORTED_TYPE, location, type.text(), component.name(), advice);
      return Optional.empty();
    }
  }

  /** Whether an embeddable leads to a record through embedded components alone. */
  private boolean leadsTo(TypeReference from, TypeReference to, Set<TypeReference> seen) {
    if (from.equals(to)) {
      return true;
    }
    return seen.add(from)
        && source.find(from).stream()
            .flatMap(declaration -> declaration.components().stream())
            .map(ComponentDeclaration::type)
            .anyMatch(
                type ->
                    type instanceof TypeUse.Declared declared
                        && declared.kind() == TypeUse.Kind.EMBEDDABLE
                        && leadsTo(declared.type(), to, seen));
  }

  private static String example(TypeUse.Declared type) {
    String argument = type.parameters() == 1 ? "String" : "String, String";
    return List.of("java.util.List", "java.util.Set", "java.util.Map")
            .contains(type.type().qualifiedName())
        ? type.text() + "<" + argument + ">"
        : "a record of its own";
  }
}
