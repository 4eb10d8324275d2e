package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.keyloom.processor.model.AttributeModel;
import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.model.EntityModel;
import javax.lang.model.element.Modifier;

/**
 * Writes the attribute paths of a model, and of an embeddable wherever it is stored.
 *
 * <pre>{@code
 * public final class UserAttributes {
 *   public static final StringPath<User> USER_ID = new StringPath<User>(DocumentPath.required("userId"));
 *   public static final AddressAttributes<User> ADDRESS = new AddressAttributes<User>(DocumentPath.of("address"));
 *
 *   private UserAttributes() {}
 * }
 *
 * public final class AddressAttributes<M> extends AttributePath<M, Address> {
 *   public final StringPath<M> CITY;
 *
 *   public AddressAttributes(DocumentPath path) {
 *     super(path, AddressCodec.INSTANCE);
 *     CITY = new StringPath<M>(path.field("city"));
 *   }
 * }
 * }</pre>
 */
final class AttributesClass {
  private AttributesClass() {}

  static GeneratedFile of(EntityModel entity) {
    ClassName name = GeneratedNames.attributes(entity.type());
    CodecExpressions codecs =
        CodecExpressions.outside(CodecNames.of(entity), GeneratedNames.codec(entity.type()));
    PathExpressions paths = new PathExpressions(entity.type(), codecs);
    AttributeNames names = AttributeNames.of(entity.stored());
    TypeSpec.Builder type =
        GeneratedClass.named(name, entity.isPublic(), entity.mentionsDeprecated())
            .addJavadoc(
                "The attributes of {@link $T}, for conditions, filters and updates.\n",
                entity.type());
    for (AttributeModel attribute : entity.stored()) {
      CodeBlock path =
          CodeBlock.of(
              attribute.neverMissing() ? "$T.required($L)" : "$T.of($L)",
              RuntimeTypes.DOCUMENT_PATH,
              SourceText.literal(attribute.storedName()));
      type.addField(
          field(attribute, paths, names)
              .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
              .initializer("$Z$L", paths.create(attribute.type(), path))
              .build());
    }
    return GeneratedFile.of(name, type.addMethod(GeneratedClass.privateConstructor()).build());
  }

  static GeneratedFile of(EmbeddableModel embeddable) {
    ClassName name = GeneratedNames.attributes(embeddable.type());
    ClassName codec = GeneratedNames.codec(embeddable.type());
    TypeVariableName model = TypeVariableName.get("M");
    CodecExpressions codecs = CodecExpressions.outside(CodecNames.of(embeddable), codec);
    PathExpressions paths = new PathExpressions(model, codecs);
    AttributeNames names = AttributeNames.of(embeddable.attributes());
    TypeSpec.Builder type =
        GeneratedClass.named(name, embeddable.isPublic(), embeddable.mentionsDeprecated())
            .addJavadoc(
                "The path to a stored {@link $T} and the paths to its attributes.\n",
                embeddable.type())
            .addJavadoc("\n@param <$L> the model that holds it\n", model)
            .addTypeVariable(model)
            .superclass(
                ParameterizedTypeName.get(RuntimeTypes.ATTRIBUTE_PATH, model, embeddable.type()));
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addJavadoc("The paths below the place where a value is stored.\n")
            .addModifiers(Modifier.PUBLIC)
            .addParameter(RuntimeTypes.DOCUMENT_PATH, "path")
            .addStatement("super(path, $T.INSTANCE)", codec);
    for (AttributeModel attribute : embeddable.attributes()) {
      CodeBlock path =
          CodeBlock.of(
              attribute.neverMissing() ? "path.field($L).required()" : "path.field($L)",
              SourceText.literal(attribute.storedName()));
      type.addField(
          field(attribute, paths, names).addModifiers(Modifier.PUBLIC, Modifier.FINAL).build());
      constructor.addStatement(
          "$L = $L", names.constant(attribute), paths.create(attribute.type(), path));
    }
    return GeneratedFile.of(name, type.addMethod(constructor.build()).build());
  }

  private static FieldSpec.Builder field(
      AttributeModel attribute, PathExpressions paths, AttributeNames names) {
    return FieldSpec.builder(paths.type(attribute.type()), names.constant(attribute))
        .addJavadoc("The attribute $L.\n", SourceText.code(attribute.storedName()));
  }
}
