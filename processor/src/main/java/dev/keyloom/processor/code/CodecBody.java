package dev.keyloom.processor.code;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.AttributeType.Scalar;
import dev.keyloom.processor.model.AttributeType.SetOf;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Writes what the codecs of models and of embeddables share: their constants, and the statements
 * that write and read the attributes.
 */
final class CodecBody {
  private final ClassName type;
  private final List<AttributeModel> attributes;
  private final List<AttributeModel> primitives;
  private final CodecNames names;
  private final CodecExpressions codecs;
  private final Predicate<AttributeModel> held;

  /**
   * Prepares to write.
   *
   * @param type the record
   * @param attributes its components in canonical order
   * @param held whether the codec of a collection stands in the nested holder class
   */
  CodecBody(
      ClassName type,
      List<AttributeModel> attributes,
      CodecNames names,
      Predicate<AttributeModel> held) {
    this.type = type;
    this.attributes = attributes;
    this.primitives = attributes.stream().filter(a -> Values.isPrimitive(a.type())).toList();
    this.names = names;
    this.codecs = CodecExpressions.inside(names);
    this.held = held;
  }

  // private static final FieldNames FIELDS = FieldNames.of("shop", "number");
  FieldSpec fieldNames() {
    CodeBlock stored = attributes.stream().map(CodecBody::stored).collect(CodeBlock.joining(",$W"));
    return FieldSpec.builder(RuntimeTypes.FIELD_NAMES, "FIELDS")
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$Z$T.of($L)", RuntimeTypes.FIELD_NAMES, stored)
        .build();
  }

  // static final ScalarCodec<Status> STATUS = Codecs.enumeration(Status.values());
  List<FieldSpec> enumerations() {
    List<FieldSpec> fields = new ArrayList<>();
    for (ClassName enumeration : names.enumerations()) {
      TypeName codec = ParameterizedTypeName.get(RuntimeTypes.SCALAR_CODEC, enumeration);
      fields.add(
          FieldSpec.builder(codec, names.enumeration(enumeration))
              .addModifiers(Modifier.STATIC, Modifier.FINAL)
              .initializer("$Z$T.enumeration($T.values())", RuntimeTypes.CODECS, enumeration)
              .build());
    }
    return fields;
  }

  // private static final ValueCodec<List<String>> NOTES = Codecs.list(Codecs.STRING);
  List<FieldSpec> collections(boolean inHolder) {
    List<FieldSpec> fields = new ArrayList<>();
    for (AttributeModel attribute : attributes) {
      if (Values.isCollection(attribute.type()) && held.test(attribute) == inHolder) {
        TypeName declared = Values.declared(attribute.type());
        TypeName codec = ParameterizedTypeName.get(RuntimeTypes.VALUE_CODEC, declared);
        FieldSpec.Builder field = FieldSpec.builder(codec, names.collection(attribute));
        if (!inHolder) {
          field.addModifiers(Modifier.PRIVATE);
        }
        fields.add(
            field
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .initializer("$Z$L", codecs.of(attribute.type()))
                .build());
      }
    }
    return fields;
  }

  // out.field("shop");
  // out.writeString(required(value.shop(), "shop"));
  // Owner owner = value.owner();
  // if (owner != null) {
  //   out.field("owner");
  //   OwnerCodec.INSTANCE.write(owner, out);
  // }
  CodeBlock write() {
    CodeBlock.Builder code = CodeBlock.builder();
    attributes.forEach(attribute -> code.add(write(attribute)));
    return code.build();
  }

  private CodeBlock write(AttributeModel attribute) {
    CodeBlock component = CodeBlock.of("value.$L()", attribute.component());
    if (attribute.optional()) {
      component = CodeBlock.of("required($L, $L).orElse(null)", component, stored(attribute));
    } else if (attribute.required() && !Values.isPrimitive(attribute.type())) {
      component = CodeBlock.of("required($L, $L)", component, stored(attribute));
    }
    boolean isSet = attribute.type() instanceof SetOf;
    if (attribute.required() && !isSet) {
      return writeField(attribute, component);
    }
    // An empty set has no stored form: its attribute is left out, as that of null is.
    String condition = attribute.required() ? "" : isSet ? "$1N != null && " : "$1N != null";
    String local = names.local(attribute);
    return CodeBlock.builder()
        .addStatement("$T $N = $L", Values.declared(attribute.type()), local, component)
        .beginControlFlow("if (" + condition + (isSet ? "!$1N.isEmpty())" : ")"), local)
        .add(writeField(attribute, CodeBlock.of("$N", local)))
        .endControlFlow()
        .build();
  }

  private CodeBlock writeField(AttributeModel attribute, CodeBlock value) {
    CodeBlock.Builder code = CodeBlock.builder().addStatement("out.field($L)", stored(attribute));
    Optional<String> method = method(attribute);
    if (method.isPresent()) {
      // Small whole numbers are written as the int that they widen to.
      boolean small = method.get().equals("Byte") || method.get().equals("Short");
      code.addStatement("out.write$L($L)", small ? "Int" : method.get(), value);
    } else {
      code.addStatement("$L.write($L, out)", codec(attribute), value);
    }
    return code.build();
  }

  // String shop = null;
  // int number = 0;
  // long seen = 0;
  // for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
  //   switch (field) {
  //     case 0 -> shop = in.readString();
  //     case 1 -> {
  //       number = in.readInt();
  //       seen |= 1L << 0;
  //     }
  //     default -> throw unknownField(field);
  //   }
  // }
  // if (seen != 0x1L) {
  //   throw missing(seen, "number");
  // }
  // return new Order(
  //     present(shop, "shop"),
  //     number);
  CodeBlock read() {
    return CodeBlock.builder()
        .add(declareLocals())
        .beginControlFlow(
            "for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS))")
        .add(switchOverFields())
        .endControlFlow()
        .add(checkPrimitives())
        .add(construct())
        .build();
  }

  private CodeBlock declareLocals() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (AttributeModel attribute : attributes) {
      code.addStatement(
          "$T $N = $L",
          Values.declared(attribute.type()),
          names.local(attribute),
          initial(attribute));
    }
    for (int first = 0; first < primitives.size(); first += Long.SIZE) {
      code.addStatement("long $N = 0", CodecNames.seen(first / Long.SIZE));
    }
    return code.build();
  }

  private static String initial(AttributeModel attribute) {
    if (!Values.isPrimitive(attribute.type())) {
      return "null";
    }
    return attribute.type().javaType().equals(TypeName.BOOLEAN) ? "false" : "0";
  }

  private CodeBlock switchOverFields() {
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (field)");
    for (int ordinal = 0; ordinal < attributes.size(); ordinal++) {
      AttributeModel attribute = attributes.get(ordinal);
      CodeBlock assignment =
          CodeBlock.of("$N = $L;\n", names.local(attribute), readValue(attribute));
      int bit = primitives.indexOf(attribute);
      if (bit < 0) {
        code.add("case $L -> $L", ordinal, assignment);
      } else {
        code.beginControlFlow("case $L ->", ordinal)
            .add(assignment)
            .addStatement("$N |= 1L << $L", CodecNames.seen(bit / Long.SIZE), bit % Long.SIZE)
            .endControlFlow();
      }
    }
    return code.add("default -> throw unknownField(field);\n").endControlFlow().build();
  }

  private CodeBlock readValue(AttributeModel attribute) {
    return method(attribute)
        .map(method -> CodeBlock.of("in.read$L()", method))
        .orElseGet(() -> CodeBlock.of("$L.read(in)", codec(attribute)));
  }

  private CodeBlock checkPrimitives() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int first = 0; first < primitives.size(); first += Long.SIZE) {
      List<AttributeModel> word =
          primitives.subList(first, Math.min(primitives.size(), first + Long.SIZE));
      String seen = CodecNames.seen(first / Long.SIZE);
      String all = Long.toHexString(-1L >>> (Long.SIZE - word.size()));
      CodeBlock stored = word.stream().map(CodecBody::stored).collect(CodeBlock.joining(",$W"));
      code.beginControlFlow("if ($N != 0x$LL)", seen, all)
          .addStatement("throw missing($N,$W$L)", seen, stored)
          .endControlFlow();
    }
    return code.build();
  }

  private CodeBlock construct() {
    CodeBlock arguments =
        attributes.stream()
            .map(attribute -> CodeBlock.of("\n$L", argument(attribute)))
            .collect(CodeBlock.joining(","));
    return CodeBlock.builder().addStatement("return new $T($L)", type, arguments).build();
  }

  // Absent sets read as empty ones, because empty ones are not stored.
  private CodeBlock argument(AttributeModel attribute) {
    String local = names.local(attribute);
    if (attribute.optional()) {
      return CodeBlock.of("$T.ofNullable($N)", Optional.class, local);
    }
    if (attribute.type() instanceof SetOf) {
      return CodeBlock.of("$1N == null ? $2T.of() : $1N", local, Set.class);
    }
    return attribute.required() && !Values.isPrimitive(attribute.type())
        ? CodeBlock.of("present($N, $L)", local, stored(attribute))
        : CodeBlock.of("$N", local);
  }

  private CodeBlock codec(AttributeModel attribute) {
    if (!Values.isCollection(attribute.type())) {
      return codecs.of(attribute.type());
    }
    return held.test(attribute)
        ? CodeBlock.of("$L.$L", names.holder(), names.collection(attribute))
        : CodeBlock.of("$L", names.collection(attribute));
  }

  private static CodeBlock stored(AttributeModel attribute) {
    return CodeBlock.of("$L", SourceText.literal(attribute.storedName()));
  }

  /** What the reader and the writer call a scalar that they know themselves. */
  private static Optional<String> method(AttributeModel attribute) {
    if (!(attribute.type() instanceof Scalar scalar)) {
      return Optional.empty();
    }
    return switch (scalar.kind()) {
      case STRING -> Optional.of("String");
      case BOOLEAN -> Optional.of("Boolean");
      case BYTE -> Optional.of("Byte");
      case SHORT -> Optional.of("Short");
      case INT -> Optional.of("Int");
      case LONG -> Optional.of("Long");
      case FLOAT -> Optional.of("Float");
      case DOUBLE -> Optional.of("Double");
      case BIG_INTEGER -> Optional.of("BigInteger");
      case BIG_DECIMAL -> Optional.of("BigDecimal");
      case BYTES -> Optional.of("Bytes");
      default -> Optional.empty();
    };
  }
}
