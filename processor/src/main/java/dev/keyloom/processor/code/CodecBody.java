package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.AttributeType.Scalar;
import dev.keyloom.processor.model.AttributeType.SetOf;
import dev.keyloom.processor.model.Making;
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
  private final Making making;
  private final List<AttributeModel> attributes;
  private final CodecNames names;
  private final CodecExpressions codecs;
  private final Predicate<AttributeModel> held;

  /**
   * Prepares to write.
   *
   * @param type the record
   * @param making how its values are made
   * @param attributes its components in canonical order
   * @param held whether the codec of a collection stands in the nested holder class
   */
  CodecBody(
      ClassName type,
      Making making,
      List<AttributeModel> attributes,
      CodecNames names,
      Predicate<AttributeModel> held) {
    this.type = type;
    this.making = making;
    this.attributes = attributes;
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
      if (Values.hasOwnCodec(attribute.type()) && held.test(attribute) == inHolder) {
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

  // Codecs.STRING.writeRequired("shop", value.shop(), out);
  // out.field("number").writeInt(value.number());
  // OwnerCodec.INSTANCE.writeOptional("owner", value.owner(), out);
  CodeBlock write() {
    CodeBlock.Builder code = CodeBlock.builder();
    attributes.stream()
        .filter(AttributeModel::isStored)
        .forEach(attribute -> code.add(write(attribute)));
    return code.build();
  }

  private CodeBlock write(AttributeModel attribute) {
    Optional<String> method = method(attribute);
    if (Values.isPrimitive(attribute.type()) && method.isPresent()) {
      // Small whole numbers are written as the int that they widen to.
      boolean small = method.get().equals("Byte") || method.get().equals("Short");
      return CodeBlock.of(
          "out.field($L).write$L(value.$L());\n",
          stored(attribute),
          small ? "Int" : method.get(),
          attribute.accessor());
    }
    CodeBlock component = CodeBlock.of("value.$L()", attribute.accessor());
    return CodeBlock.of(
        "$L.$L($L, $L, out);\n",
        codec(attribute),
        attribute.required() ? "writeRequired" : "writeOptional",
        stored(attribute),
        attribute.optional()
            ? CodeBlock.of("unwrapped($L, $L)", component, stored(attribute))
            : component);
  }

  // String shop = null;
  // int number = 0;
  // Set<String> tags = Set.of();
  // long seen = 0;
  // for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
  //   seen |= 1L << field;
  //   switch (field) {
  //     case 0 -> shop = in.readString();
  //     case 1 -> number = in.readInt();
  //     case 2 -> tags = TAGS.read(in);
  //     default -> throw unknownField(field);
  //   }
  // }
  // if (shop == null || (seen & 0x2L) != 0x2L) {
  //   throw missing(FIELDS, 0, seen, 0x3L);
  // }
  // return new Order(shop, number, tags);
  CodeBlock read() {
    return CodeBlock.builder()
        .add(declareLocals())
        .beginControlFlow(
            "for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS))")
        .add(takeNote())
        .add(switchOverFields())
        .endControlFlow()
        .add(checkRequired())
        .add(construct())
        .build();
  }

  private CodeBlock declareLocals() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (AttributeModel attribute : attributes) {
      code.add(
          "$T $L = $L;\n",
          Values.declared(attribute.type()),
          names.local(attribute),
          initial(attribute));
    }
    words().forEach(word -> code.add("long $L = 0;\n", word.seen()));
    return code.build();
  }

  private static CodeBlock initial(AttributeModel attribute) {
    if (attribute.type() instanceof SetOf) {
      // An absent set reads as an empty one, because an empty one is not stored.
      return CodeBlock.of("$T.of()", Set.class);
    }
    if (!Values.isPrimitive(attribute.type())) {
      return CodeBlock.of("null");
    }
    return CodeBlock.of(attribute.type().javaType().equals(TypeName.BOOLEAN) ? "false" : "0");
  }

  /**
   * Up to 64 fields, of which one variable keeps account.
   *
   * @param first the position of the first field
   * @param fields the fields, of which at least one is required
   */
  private record Word(int first, List<AttributeModel> fields) {
    String seen() {
      return CodecNames.seen(first / Long.SIZE);
    }

    String bits(Predicate<AttributeModel> wanted) {
      long bits = 0;
      for (int i = 0; i < fields.size(); i++) {
        bits |= wanted.test(fields.get(i)) ? 1L << i : 0;
      }
      return "0x" + Long.toHexString(bits) + "L";
    }
  }

  private List<Word> words() {
    List<Word> words = new ArrayList<>();
    for (int first = 0; first < attributes.size(); first += Long.SIZE) {
      int end = Math.min(attributes.size(), first + Long.SIZE);
      Word word = new Word(first, attributes.subList(first, end));
      if (word.fields().stream().anyMatch(AttributeModel::neverMissing)) {
        words.add(word);
      }
    }
    return words;
  }

  private CodeBlock takeNote() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Word word : words()) {
      if (attributes.size() <= Long.SIZE) {
        code.addStatement("$L |= 1L << field", word.seen());
      } else {
        // A shift looks at the six lowest bits of its distance only.
        int number = word.first() / Long.SIZE;
        code.addStatement("$L |= field / 64 == $L ? 1L << field : 0", word.seen(), number);
      }
    }
    return code.build();
  }

  private CodeBlock switchOverFields() {
    CodeBlock.Builder code = CodeBlock.builder().beginControlFlow("switch (field)");
    for (int ordinal = 0; ordinal < attributes.size(); ordinal++) {
      AttributeModel attribute = attributes.get(ordinal);
      code.add("case $L -> $L = $L;\n", ordinal, names.local(attribute), readValue(attribute));
    }
    return code.add("default -> throw unknownField(field);\n").endControlFlow().build();
  }

  private CodeBlock readValue(AttributeModel attribute) {
    return method(attribute)
        .map(method -> CodeBlock.of("in.read$L()", method))
        .orElseGet(() -> CodeBlock.of("$L.read(in)", codec(attribute)));
  }

  private CodeBlock checkRequired() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Word word : words()) {
      List<CodeBlock> checks = new ArrayList<>();
      for (AttributeModel field : word.fields()) {
        if (field.neverMissing() && !Values.isPrimitive(field.type())) {
          checks.add(CodeBlock.of("$L == null", names.local(field)));
        }
      }
      if (word.fields().stream().anyMatch(field -> Values.isPrimitive(field.type()))) {
        String bits = word.bits(field -> Values.isPrimitive(field.type()));
        checks.add(CodeBlock.of("($L & $L) != $L", word.seen(), bits, bits));
      }
      code.beginControlFlow("if ($L)", checks.stream().collect(CodeBlock.joining(" ||$W")))
          .addStatement(
              "throw missing(FIELDS, $L, $L, $L)",
              word.first(),
              word.seen(),
              word.bits(AttributeModel::neverMissing))
          .endControlFlow();
    }
    return code.build();
  }

  private CodeBlock construct() {
    return switch (making) {
      case CONSTRUCTOR -> {
        CodeBlock arguments =
            attributes.stream().map(this::argument).collect(CodeBlock.joining(",$W"));
        yield CodeBlock.builder().addStatement("return new $T($Z$L)", type, arguments).build();
      }
      case SETTERS -> {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("$1T value = new $1T()", type);
        attributes.forEach(
            each -> code.addStatement("value.$L($L)", each.setter(), argument(each)));
        yield code.addStatement("return value").build();
      }
      case BUILDER -> {
        CodeBlock calls =
            attributes.stream()
                .map(each -> CodeBlock.of("\n.$L($L)", each.setter(), argument(each)))
                .collect(CodeBlock.joining(""));
        yield CodeBlock.builder()
            .addStatement("return $T.builder()$L\n.build()", type, calls)
            .build();
      }
    };
  }

  private CodeBlock argument(AttributeModel attribute) {
    CodeBlock local = CodeBlock.of("$L", names.local(attribute));
    return attribute.optional() ? CodeBlock.of("$T.ofNullable($L)", Optional.class, local) : local;
  }

  private CodeBlock codec(AttributeModel attribute) {
    if (!Values.hasOwnCodec(attribute.type())) {
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
