package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyloom.processor.code.KeyChain.Link;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Writes one stage of a chain of keys: a partial key that is also a key by itself, and the ways on
 * from there.
 *
 * <pre>{@code
 * public static final class ResourceQuery extends TableStage<Permission> {
 *   private ResourceQuery(KeyTarget<Permission> target) {
 *     super(target);
 *   }
 *
 *   public PrimaryKey<Permission> action(String action) {
 *     return target().with(action).primary();
 *   }
 *
 *   public ConsistentQueryKey<Permission> actionStartsWith(String prefix) {
 *     return target().startsWith(prefix).inTable();
 *   }
 *
 *   public ConsistentQueryKey<Permission> actionBetween(String low, String high) {
 *     return super.between(low, high);
 *   }
 *
 *   … actionAfter(low), actionBefore(high), actionAtLeast(low), actionAtMost(high)
 * }
 * }</pre>
 */
final class StageClass {
  private final EntityModel entity;
  private final KeyNames names;
  private final KeyChain chain;
  private final int given;
  private final Link next;

  private StageClass(EntityModel entity, KeyNames names, KeyChain chain, int given) {
    this.entity = entity;
    this.names = names;
    this.chain = chain;
    this.given = given;
    this.next = chain.links().get(given);
  }

  /** The stage at which so many components of the sort key are given. */
  static TypeSpec of(EntityModel entity, KeyNames names, KeyChain chain, int given) {
    return new StageClass(entity, names, chain, given).write();
  }

  private TypeSpec write() {
    ClassName base = isConsistent() ? RuntimeTypes.TABLE_STAGE : RuntimeTypes.INDEX_STAGE;
    TypeSpec.Builder type =
        TypeSpec.classBuilder(names.stage(chain, given))
            .addJavadoc("A query that can be narrowed by $L.\n", doc(next.component()))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(ParameterizedTypeName.get(base, entity.type()))
            .addMethod(constructor())
            .addMethod(with());
    if (next.prefixed()) {
      type.addMethod(startsWith());
    }
    if (next.ranged()) {
      type.addMethod(
              range(
                  "Between",
                  "between",
                  "is from {@code low} to {@code high}, both included",
                  "low",
                  "high"))
          .addMethod(range("After", "after", "is greater than {@code low}", "low"))
          .addMethod(range("Before", "before", "is less than {@code high}", "high"))
          .addMethod(range("AtLeast", "atLeast", "is {@code low} or greater", "low"))
          .addMethod(range("AtMost", "atMost", "is {@code high} or less", "high"));
    }
    return type.build();
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(ParameterizedTypeName.get(RuntimeTypes.KEY_TARGET, entity.type()), "target")
        .addStatement("super(target)")
        .build();
  }

  private MethodSpec with() {
    String parameter = names.parameter(next.component());
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(parameter)
            .addModifiers(Modifier.PUBLIC)
            .addParameter(Values.given(next.component().type()), parameter);
    CodeBlock target = CodeBlock.of("target().with($L)", parameter);
    if (given + 1 < chain.links().size()) {
      ClassName stage =
          GeneratedNames.keys(entity.type()).nestedClass(names.stage(chain, given + 1));
      return method
          .addJavadoc("Items with this $L.\n", doc(next.component()))
          .returns(stage)
          .addStatement("return new $T($L)", stage, target)
          .build();
    }
    return full(method, target).build();
  }

  private MethodSpec.Builder full(MethodSpec.Builder method, CodeBlock target) {
    if (path().isEmpty()) {
      return method
          .addJavadoc("The full primary key.\n")
          .returns(key(RuntimeTypes.PRIMARY_KEY))
          .addStatement("return $L.primary()", target);
    }
    if (path().filter(IndexPath::unique).isPresent()) {
      return method
          .addJavadoc("The full key, of at most one item.\n")
          .returns(key(RuntimeTypes.UNIQUE_KEY))
          .addStatement("return $L.unique()", target);
    }
    return method
        .addJavadoc("The full key.\n")
        .returns(queryKey())
        .addStatement("return $L.$L()", target, end());
  }

  private MethodSpec startsWith() {
    return narrowing("StartsWith", "starts with {@code prefix}", "prefix")
        .addStatement("return target().startsWith(prefix).$L()", end())
        .build();
  }

  private MethodSpec range(String suffix, String operation, String meaning, String... bounds) {
    // A component's own method may have the name of the inherited one.
    return narrowing(suffix, meaning, bounds)
        .addStatement("return super.$L($L)", operation, String.join(", ", bounds))
        .build();
  }

  private MethodSpec.Builder narrowing(String suffix, String meaning, String... bounds) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(names.parameter(next.component()) + suffix)
            .addJavadoc("Items whose $L $L.\n", doc(next.component()), meaning)
            .addModifiers(Modifier.PUBLIC)
            .returns(queryKey());
    for (String bound : bounds) {
      method.addParameter(Values.given(next.component().type()), bound);
    }
    return method;
  }

  /** What the chain ends in where it is not a full key of one item. */
  private TypeName queryKey() {
    return key(isConsistent() ? RuntimeTypes.CONSISTENT_QUERY_KEY : RuntimeTypes.QUERY_KEY);
  }

  private String end() {
    return isConsistent() ? "inTable" : "inIndex";
  }

  /** Whether it reads the table or a local index. */
  private boolean isConsistent() {
    return path().map(IndexPath::isLocal).orElse(true);
  }

  /** The index path, empty for the primary key. */
  private Optional<IndexPath> path() {
    return entity.indexPaths().stream()
        .filter(path -> path.name().equals(chain.path()))
        .findFirst();
  }

  private TypeName key(ClassName key) {
    return ParameterizedTypeName.get(key, entity.type());
  }

  private static String doc(ComponentModel component) {
    return SourceText.code(component.name());
  }
}
