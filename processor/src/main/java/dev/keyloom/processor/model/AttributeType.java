package dev.keyloom.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How a value is typed in Java and stored in DynamoDB. */
public sealed interface AttributeType {
  /** The Java type, without annotations; primitive where the record says so. */
  TypeName javaType();

  /**
   * A value of one of the built-in scalar types.
   *
   * @param form how a point in time is stored, if not in the form of its {@code toString}
   */
  record Scalar(ScalarKind kind, boolean primitive, Optional<TimeForm> form)
      implements AttributeType {
    /** A value in the form of its type. */
    public Scalar(ScalarKind kind, boolean primitive) {
      this(kind, primitive, Optional.empty());
    }

    /** The value in another form. */
    public Scalar in(TimeForm other) {
      return new Scalar(kind, primitive, Optional.of(other));
    }

    /** The name of the stored form, which is that of a constant of the runtime's codecs. */
    public String storedForm() {
      return kind.name() + form.map(other -> "_" + other.name()).orElse("");
    }

    /** Whether it is stored as a number. */
    public boolean isStoredAsNumber() {
      return kind.isNumber()
          || kind == ScalarKind.DURATION
          || form.filter(TimeForm::isNumber).isPresent();
    }

    @Override
    public TypeName javaType() {
      return primitive ? kind.type().unbox() : kind.type();
    }
  }

  /** An enum, stored by {@code name()}. */
  record Enumeration(ClassName type, List<String> constants) implements AttributeType {
    public Enumeration {
      constants = List.copyOf(constants);
    }

    @Override
    public TypeName javaType() {
      return type;
    }
  }

  /**
   * A record annotated as embeddable, stored as a map.
   *
   * @param recursive whether the embeddable leads back to the record that holds it through embedded
   *     components alone, so that its paths would never end
   */
  record Embedded(ClassName type, boolean recursive) implements AttributeType {
    @Override
    public TypeName javaType() {
      return type;
    }
  }

  /** A {@code List}, stored as a list. */
  record ListOf(AttributeType element, boolean nullableElements) implements AttributeType {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get(List.class), element.javaType());
    }
  }

  /** A {@code Set} of scalars or enums, stored as a string, number or binary set. */
  record SetOf(AttributeType element) implements AttributeType {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get(Set.class), element.javaType());
    }
  }

  /** A {@code Map} with string keys, stored as a map. */
  record MapOf(AttributeType value, boolean nullableValues) implements AttributeType {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(
          ClassName.get(Map.class), ClassName.get(String.class), value.javaType());
    }
  }

  /** A value that a class of the user's stores in a form of its own. */
  record Converted(TypeName javaType, ClassName converter) implements AttributeType {}

  /** Whatever is stored, as the AWS SDK shows it. */
  record Raw() implements AttributeType {
    /** The SDK's class. */
    public static final String CLASS =
        "software.amazon.awssdk.services.dynamodb.model.AttributeValue";

    @Override
    public TypeName javaType() {
      return ClassName.bestGuess(CLASS);
    }
  }

  /** The built-in scalar types; each has a constant of the same name in the runtime's codecs. */
  enum ScalarKind {
    STRING(ClassName.get(String.class)),
    CHARACTER(ClassName.get(Character.class)),
    BOOLEAN(ClassName.get(Boolean.class)),
    BYTE(ClassName.get(Byte.class)),
    SHORT(ClassName.get(Short.class)),
    INT(ClassName.get(Integer.class)),
    LONG(ClassName.get(Long.class)),
    FLOAT(ClassName.get(Float.class)),
    DOUBLE(ClassName.get(Double.class)),
    BIG_INTEGER(ClassName.get(java.math.BigInteger.class)),
    BIG_DECIMAL(ClassName.get(java.math.BigDecimal.class)),
    UUID(ClassName.get(java.util.UUID.class)),
    INSTANT(ClassName.get(java.time.Instant.class)),
    LOCAL_DATE(ClassName.get(java.time.LocalDate.class)),
    LOCAL_TIME(ClassName.get(java.time.LocalTime.class)),
    LOCAL_DATE_TIME(ClassName.get(java.time.LocalDateTime.class)),
    OFFSET_DATE_TIME(ClassName.get(java.time.OffsetDateTime.class)),
    ZONED_DATE_TIME(ClassName.get(java.time.ZonedDateTime.class)),
    DURATION(ClassName.get(java.time.Duration.class)),
    URI(ClassName.get(java.net.URI.class)),
    BYTES(ArrayTypeName.of(TypeName.BYTE)),
    BYTE_BUFFER(ClassName.get(java.nio.ByteBuffer.class));

    private final TypeName type;

    ScalarKind(TypeName type) {
      this.type = type;
    }

    /** The Java type; boxed where a primitive exists. */
    public TypeName type() {
      return type;
    }

    /** Whether it is a number. */
    public boolean isNumber() {
      return isWholeNumber() || isFloatingPoint() || this == BIG_DECIMAL;
    }

    /** Whether it has a form that can stand in a key. */
    public boolean canBeKey() {
      return switch (this) {
        case LOCAL_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, DURATION, URI, BYTE_BUFFER -> false;
        default -> true;
      };
    }

    /** Whether it is a number without fraction. */
    public boolean isWholeNumber() {
      return this == BYTE || this == SHORT || this == INT || this == LONG || this == BIG_INTEGER;
    }

    /** Whether it is a binary floating-point number. */
    public boolean isFloatingPoint() {
      return this == FLOAT || this == DOUBLE;
    }
  }
}
