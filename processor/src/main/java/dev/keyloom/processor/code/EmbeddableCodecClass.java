package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyloom.processor.model.EmbeddableModel;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the codec of an embeddable.
 *
 * <pre>{@code
 * public final class NodeCodec extends RecordCodec<Node> {
 *   private static final FieldNames FIELDS = FieldNames.of("label", "children");
 *   public static final NodeCodec INSTANCE = new NodeCodec();
 *
 *   private NodeCodec() {}
 *
 *   public void writeFields(Node value, ItemWriter out) { … } // see CodecBody
 *
 *   public Node readFields(ItemReader in) { … }               // see CodecBody
 *
 *   private static final class Nested {
 *     static final ValueCodec<List<Node>> CHILDREN = Codecs.list(NodeCodec.INSTANCE);
 *   }
 * }
 * }</pre>
 *
 * <p>Embeddables can hold each other. A codec that is made of other embeddables' codecs stands in a
 * nested class, which is initialised when it is first used: so initialising a codec leads to no
 * other one, sees no null, and two threads cannot wait for each other.
 */
final class EmbeddableCodecClass {
  private final EmbeddableModel embeddable;
  private final CodecNames names;
  private final CodecBody body;

  private EmbeddableCodecClass(EmbeddableModel embeddable) {
    this.embeddable = embeddable;
    this.names = CodecNames.of(embeddable);
    this.body =
        new CodecBody(
            embeddable.type(),
            embeddable.making(),
            embeddable.attributes(),
            names,
            attribute -> Values.embeds(attribute.type()));
  }

  static GeneratedFile of(EmbeddableModel embeddable) {
    return new EmbeddableCodecClass(embeddable).write();
  }

  private GeneratedFile write() {
    ClassName name = GeneratedNames.codec(embeddable.type());
    TypeSpec.Builder type =
        GeneratedClass.named(name, embeddable.isPublic(), embeddable.mentionsDeprecated())
            .addJavadoc("Writes and reads {@link $T}, stored as a map.\n", embeddable.type())
            .superclass(ParameterizedTypeName.get(RuntimeTypes.RECORD_CODEC, embeddable.type()))
            .addFields(body.enumerations())
            .addFields(body.collections(false))
            .addField(body.fieldNames())
            .addField(GeneratedClass.instance(name))
            .addMethod(GeneratedClass.privateConstructor())
            .addMethod(GeneratedClass.writeFields(embeddable.type()).addCode(body.write()).build())
            .addMethod(GeneratedClass.readFields(embeddable.type()).addCode(body.read()).build());
    List<FieldSpec> nested = body.collections(true);
    if (!nested.isEmpty()) {
      type.addType(
          TypeSpec.classBuilder(names.holder())
              .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .addFields(nested)
              .build());
    }
    return GeneratedFile.of(name, type.build());
  }
}
