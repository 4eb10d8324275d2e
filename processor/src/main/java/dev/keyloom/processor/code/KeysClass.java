package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.KeyPath;
import dev.keyloom.processor.model.KeyTemplate;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the keys of a model.
 *
 * <pre>{@code
 * public final class UserKeys {
 *   static final KeyTemplate PK = KeyTemplate.of("User", "#").literal("USER#").component("userId", KeyCodecs.STRING);
 *   static final KeyTemplate SK = KeyTemplate.of("User", "#").literal("PROFILE");
 *   static final KeyTemplate BY_EMAIL_PK = …;
 *
 *   private UserKeys() {}
 *
 *   public static PrimaryKey<User> of(String userId) {
 *     return KeyTarget.primary(UserCodec.INSTANCE, userId);
 *   }
 *
 *   public static UniqueKey<User> byEmail(String email) {
 *     return KeyTarget.index(UserCodec.INSTANCE, "byEmail", email).unique();
 *   }
 *
 *   public static QueryKey<User> resolve(Map<String, ?> components) {
 *     return KeyTarget.resolve(UserCodec.INSTANCE, components);
 *   }
 *
 *   public static PrimaryKey<User> parse(String pk, String sk) {
 *     return KeyTarget.parse(UserCodec.INSTANCE, pk, sk);
 *   }
 * }
 * }</pre>
 *
 * <p>A path whose sort key has components begins a chain of {@link StageClass stages}.
 */
final class KeysClass {
  /** What finds room in a line beside a few words. */
  private static final int SHORT = 60;

  private final EntityModel entity;
  private final KeyNames names;
  private final ClassName codec;

  private KeysClass(EntityModel entity) {
    this.entity = entity;
    this.names = KeyNames.of(entity);
    this.codec = GeneratedNames.codec(entity.type());
  }

  static GeneratedFile of(EntityModel entity) {
    return new KeysClass(entity).write();
  }

  private GeneratedFile write() {
    ClassName name = GeneratedNames.keys(entity.type());
    TypeSpec.Builder type =
        GeneratedClass.named(name, entity.isPublic(), entity.mentionsDeprecated())
            .addJavadoc(
                "The keys of {@link $T}:$L.\n", entity.type(), apart(doc(entity.primaryKey())));
    KeyChain.all(entity).forEach(chain -> addTemplates(type, chain));
    type.addMethod(GeneratedClass.privateConstructor());
    KeyChain primary = KeyChain.primary(entity);
    type.addMethod(fullKey(primary));
    if (!primary.links().isEmpty()) {
      type.addMethod(partition(primary));
    }
    entity.indexPaths().forEach(path -> type.addMethod(index(path)));
    type.addMethod(resolve()).addMethod(parse());
    KeyChain.all(entity).forEach(chain -> addStages(type, chain));
    return GeneratedFile.of(name, type.build());
  }

  private void addTemplates(TypeSpec.Builder type, KeyChain chain) {
    type.addField(template(names.partitionConstant(chain), chain.key().partitionKey()));
    chain
        .key()
        .sortKey()
        .ifPresent(sortKey -> type.addField(template(names.sortConstant(chain), sortKey)));
  }

  private FieldSpec template(String constant, KeyTemplate template) {
    return FieldSpec.builder(RuntimeTypes.KEY_TEMPLATE, constant, Modifier.STATIC, Modifier.FINAL)
        .initializer("\n$>$>$L$<$<", KeyTemplates.create(entity, template))
        .build();
  }

  private MethodSpec fullKey(KeyChain primary) {
    return method("of", primary.components())
        .addJavadoc("The primary key:$L.\n", apart(doc(entity.primaryKey())))
        .returns(key(RuntimeTypes.PRIMARY_KEY))
        .addStatement("return $L", target("primary", null, primary.components()))
        .build();
  }

  private MethodSpec partition(KeyChain primary) {
    ClassName stage = stage(primary, 0);
    return method(names.method(primary), primary.partition())
        .addJavadoc("The items of one partition: $L.\n", doc(entity.primaryKey().partitionKey()))
        .returns(stage)
        .addStatement("return new $T($L)", stage, target("partition", null, primary.partition()))
        .build();
  }

  private MethodSpec index(IndexPath path) {
    KeyChain chain = KeyChain.index(path);
    MethodSpec.Builder method =
        method(names.method(chain), chain.partition())
            .addJavadoc(
                "$L of index $L:$L.\n",
                path.unique() && chain.links().isEmpty() ? "At most one item" : "The items",
                SourceText.code(path.index()),
                apart(doc(path.key())));
    CodeBlock target = target("index", path.name(), chain.partition());
    if (!chain.links().isEmpty()) {
      ClassName stage = stage(chain, 0);
      method.returns(stage).addStatement("return new $T($L)", stage, target);
    } else if (path.isLocal()) {
      method
          .returns(key(RuntimeTypes.CONSISTENT_QUERY_KEY))
          .addStatement("return $L.inTable()", target);
    } else if (path.unique()) {
      method.returns(key(RuntimeTypes.UNIQUE_KEY)).addStatement("return $L.unique()", target);
    } else {
      method.returns(key(RuntimeTypes.QUERY_KEY)).addStatement("return $L.inIndex()", target);
    }
    return method.build();
  }

  private MethodSpec resolve() {
    TypeName components =
        ParameterizedTypeName.get(
            ClassName.get(Map.class),
            ClassName.get(String.class),
            WildcardTypeName.subtypeOf(Object.class));
    return visible(MethodSpec.methodBuilder("resolve"))
        .addJavadoc(
            "The access path whose components are exactly those given; fails by name without one.\n")
        .addParameter(components, "components")
        .returns(key(RuntimeTypes.QUERY_KEY))
        .addStatement("return $T.resolve($T.INSTANCE, components)", RuntimeTypes.KEY_TARGET, codec)
        .build();
  }

  private MethodSpec parse() {
    boolean sorted = entity.primaryKey().sortKey().isPresent();
    MethodSpec.Builder parse =
        visible(MethodSpec.methodBuilder("parse"))
            .addJavadoc("Reads a primary key back from its stored text.\n")
            .addParameter(String.class, "pk");
    if (sorted) {
      parse.addParameter(String.class, "sk");
    }
    return parse
        .returns(key(RuntimeTypes.PRIMARY_KEY))
        .addStatement(
            "return $T.parse($T.INSTANCE, $L)",
            RuntimeTypes.KEY_TARGET,
            codec,
            sorted ? "pk, sk" : "pk")
        .build();
  }

  private void addStages(TypeSpec.Builder type, KeyChain chain) {
    for (int given = 0; given < chain.links().size(); given++) {
      type.addType(StageClass.of(entity, names, chain, given));
    }
  }

  private MethodSpec.Builder method(String name, List<ComponentModel> components) {
    MethodSpec.Builder method = visible(MethodSpec.methodBuilder(name));
    for (ComponentModel component : components) {
      method.addParameter(Values.given(component.type()), names.parameter(component));
    }
    return method;
  }

  /** The class decides who sees it; its members are public. */
  private static MethodSpec.Builder visible(MethodSpec.Builder method) {
    return method.addModifiers(Modifier.PUBLIC, Modifier.STATIC);
  }

  private CodeBlock target(String factory, @Nullable String path, List<ComponentModel> given) {
    CodeBlock.Builder call =
        CodeBlock.builder().add("$T.$L($T.INSTANCE", RuntimeTypes.KEY_TARGET, factory, codec);
    if (path != null) {
      call.add(",$W$L", SourceText.literal(path));
    }
    given.forEach(component -> call.add(",$W$L", names.parameter(component)));
    return call.add(")").build();
  }

  private TypeName key(ClassName key) {
    return ParameterizedTypeName.get(key, entity.type());
  }

  private ClassName stage(KeyChain chain, int given) {
    return GeneratedNames.keys(entity.type()).nestedClass(names.stage(chain, given));
  }

  /** The text set apart from what precedes it: by a blank or, if it is long, by a line break. */
  private static String apart(String text) {
    return (text.length() > SHORT ? "\n" : " ") + text;
  }

  private static String doc(KeyPath key) {
    String sortKey = key.sortKey().map(template -> " / " + doc(template)).orElse("");
    return doc(key.partitionKey()) + sortKey;
  }

  private static String doc(KeyTemplate template) {
    return SourceText.code(template.text());
  }
}
