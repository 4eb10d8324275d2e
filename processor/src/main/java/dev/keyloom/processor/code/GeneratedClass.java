package dev.keyloom.processor.code;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;

/** What all generated classes have in common. */
final class GeneratedClass {
  private static final String PROCESSOR = "dev.keyloom.processor.KeyloomProcessor";

  private GeneratedClass() {}

  /**
   * A final class that is as visible as the type it is generated for.
   *
   * @param mentionsDeprecated whether the type leads to something deprecated, which its author has
   *     been told of already
   */
  static TypeSpec.Builder named(ClassName name, boolean isPublic, boolean mentionsDeprecated) {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addAnnotation(
                AnnotationSpec.builder(RuntimeTypes.GENERATED)
                    .addMember("value", "$S", PROCESSOR)
                    .build())
            .addAnnotation(RuntimeTypes.NULL_MARKED);
    if (mentionsDeprecated) {
      type.addAnnotation(
          AnnotationSpec.builder(SuppressWarnings.class)
              .addMember("value", "{$S, $S}", "deprecation", "removal")
              .build());
    }
    if (isPublic) {
      type.addModifiers(Modifier.PUBLIC);
    }
    return type.addModifiers(Modifier.FINAL);
  }

  // public static final UserCodec INSTANCE = new UserCodec();
  static FieldSpec instance(ClassName codec) {
    return FieldSpec.builder(codec, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("The only instance.\n")
        .initializer("new $T()", codec)
        .build();
  }

  // private UserKeys() {}
  static MethodSpec privateConstructor() {
    return MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build();
  }

  // public void writeFields(User value, ItemWriter out)
  static MethodSpec.Builder writeFields(ClassName type) {
    return MethodSpec.methodBuilder("writeFields")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(type, "value")
        .addParameter(RuntimeTypes.ITEM_WRITER, "out");
  }

  // public User readFields(ItemReader in)
  static MethodSpec.Builder readFields(ClassName type) {
    return MethodSpec.methodBuilder("readFields")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(type)
        .addParameter(RuntimeTypes.ITEM_READER, "in");
  }
}
