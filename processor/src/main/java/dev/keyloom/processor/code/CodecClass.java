package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the codec of a model.
 *
 * <pre>{@code
 * public final class OrderCodec extends EntityCodec<Order> {
 *   static final ScalarCodec<Status> STATUS = Codecs.enumeration(Status.values());
 *   private static final ValueCodec<List<String>> NOTES = Codecs.list(Codecs.STRING);
 *   private static final FieldNames FIELDS = FieldNames.of("shop", "number", "status", "notes");
 *   public static final OrderCodec INSTANCE = new OrderCodec();
 *
 *   private OrderCodec() {
 *     super(
 *         EntitySpec.of(Order.class, "Order")
 *             .requires("shop", "number")
 *             .component("shop", Codecs.STRING, "shop")
 *             .component("number", Codecs.INT, "number")
 *             .key(OrderKeys.PK, OrderKeys.SK)
 *             .index("byStatus", "GSI1", OrderKeys.BY_STATUS_PK, OrderKeys.BY_STATUS_SK)
 *             .onlyWhen("byStatus", "status", "OPEN"));
 *   }
 *
 *   public void writeFields(Order value, ItemWriter out) { … } // see CodecBody
 *
 *   public Order readFields(ItemReader in) { … }               // see CodecBody
 *
 *   public @Nullable Object component(Order value, int index) {
 *     return switch (index) {
 *       case 0 -> value.shop();
 *       case 1 -> value.number();
 *       default -> throw unknownComponent(index);
 *     };
 *   }
 * }
 * }</pre>
 *
 * <p>The instance comes last, so that its constructor sees every other constant. An embeddable's
 * codec never refers back to a model's, and keys refer to no codec while they are initialised, so
 * the order in which classes are loaded does not matter.
 */
final class CodecClass {
  private final EntityModel entity;
  private final ClassName name;
  private final CodecBody body;
  private final CodecExpressions codecs;
  private final KeyNames keyNames;

  private CodecClass(EntityModel entity) {
    CodecNames names = CodecNames.of(entity);
    this.entity = entity;
    this.name = GeneratedNames.codec(entity.type());
    this.body =
        new CodecBody(
            entity.type(), entity.making(), entity.attributes(), names, attribute -> false);
    this.codecs = CodecExpressions.inside(names);
    this.keyNames = KeyNames.of(entity);
  }

  static GeneratedFile of(EntityModel entity) {
    return new CodecClass(entity).write();
  }

  private GeneratedFile write() {
    TypeSpec type =
        GeneratedClass.named(name, entity.isPublic(), entity.mentionsDeprecated())
            .addJavadoc("Writes and reads the items of {@link $T}.\n", entity.type())
            .superclass(ParameterizedTypeName.get(RuntimeTypes.ENTITY_CODEC, entity.type()))
            .addFields(body.enumerations())
            .addFields(body.collections(false))
            .addField(body.fieldNames())
            .addField(GeneratedClass.instance(name))
            .addMethod(constructor())
            .addMethod(GeneratedClass.writeFields(entity.type()).addCode(body.write()).build())
            .addMethod(GeneratedClass.readFields(entity.type()).addCode(body.read()).build())
            .addMethod(component())
            .build();
    return GeneratedFile.of(name, type);
  }

  private MethodSpec constructor() {
    CodeBlock.Builder spec =
        CodeBlock.builder()
            .add(
                "$T.of($T.class, $L)$>$>",
                RuntimeTypes.ENTITY_SPEC,
                entity.type(),
                SourceText.literal(entity.typeName()));
    List<String> required =
        entity.stored().stream()
            .filter(AttributeModel::neverMissing)
            .map(AttributeModel::storedName)
            .toList();
    if (!required.isEmpty()) {
      spec.add("\n.requires($L)", literals(required));
    }
    entity.components().forEach(component -> spec.add("\n$L", declare(component)));
    spec.add("\n$L", declare("key", KeyChain.primary(entity), List.of()));
    for (IndexPath path : entity.indexPaths()) {
      spec.add("\n$L", declare(path));
      path.onlyWhen().forEach(guard -> spec.add("\n$L", declare(path, guard)));
    }
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addStatement("super(\n$L)$<$<", spec.build())
        .build();
  }

  private CodeBlock declare(ComponentModel component) {
    CodeBlock name = CodeBlock.of("$L", SourceText.literal(component.name()));
    CodeBlock codec = codecs.of(component.type());
    return component.isStored()
        ? CodeBlock.of(".component($L, $L, $L)", name, codec, literals(component.storedPath()))
        : CodeBlock.of(".keyComponent($L, $L)", name, codec);
  }

  private CodeBlock declare(IndexPath path) {
    return declare(
        path.unique() ? "uniqueIndex" : "index",
        KeyChain.index(path),
        List.of(path.name(), path.index()));
  }

  private CodeBlock declare(String method, KeyChain chain, List<String> texts) {
    ClassName keys = GeneratedNames.keys(entity.type());
    CodeBlock.Builder call = CodeBlock.builder().add(".$L(", method);
    if (!texts.isEmpty()) {
      call.add("$L,$W", literals(texts));
    }
    call.add("$T.$L", keys, keyNames.partitionConstant(chain));
    if (chain.key().sortKey().isPresent()) {
      call.add(",$W$T.$L", keys, keyNames.sortConstant(chain));
    }
    return call.add(")").build();
  }

  private static CodeBlock declare(IndexPath path, IndexPath.Guard guard) {
    return CodeBlock.of(
        ".onlyWhen($L, $L, $L)",
        SourceText.literal(path.name()),
        SourceText.literal(guard.component().name()),
        literals(guard.equalTo()));
  }

  private static CodeBlock literals(List<String> texts) {
    return texts.stream()
        .map(text -> CodeBlock.of("$L", SourceText.literal(text)))
        .collect(CodeBlock.joining(",$W"));
  }

  private MethodSpec component() {
    return MethodSpec.methodBuilder("component")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(ClassName.OBJECT.annotated(Values.NULLABLE))
        .addParameter(entity.type(), "value")
        .addParameter(int.class, "index")
        .addCode(switchOverComponents())
        .build();
  }

  private CodeBlock switchOverComponents() {
    List<ComponentModel> components = entity.components();
    if (components.isEmpty()) {
      return CodeBlock.of("throw unknownComponent(index);\n");
    }
    CodeBlock.Builder cases = CodeBlock.builder().add("return switch (index) {\n$>");
    for (int i = 0; i < components.size(); i++) {
      cases.add("case $L -> $L;\n", i, access(components.get(i).accessors()));
    }
    return cases.add("default -> throw unknownComponent(index);\n$<};\n").build();
  }

  // value.owner() == null ? null : value.owner().id()
  private static String access(List<ComponentModel.Accessor> accessors) {
    StringBuilder checks = new StringBuilder();
    StringBuilder path = new StringBuilder("value");
    String check = "";
    for (ComponentModel.Accessor accessor : accessors) {
      checks.append(check);
      path.append('.').append(accessor.method()).append("()");
      if (accessor.optional()) {
        checks.append(path).append(" == null ? null : ");
        path.append(".orElse(null)");
      }
      check = path + " == null ? null : ";
    }
    return checks.append(path).toString();
  }
}
