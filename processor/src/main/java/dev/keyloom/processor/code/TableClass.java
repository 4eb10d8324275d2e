package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexModel;
import dev.keyloom.processor.model.KeyAttribute;
import dev.keyloom.processor.model.TableModel;
import java.util.Comparator;
import javax.lang.model.element.Modifier;

/**
 * Writes the gateway of a table.
 *
 * <pre>{@code
 * public final class ShopTable extends TableGateway<Shop> {
 *   private static final TableSchema<Shop> SCHEMA =
 *       TableSchema.<Shop>of("Shop")
 *           .partitionKey("PK", KeyType.STRING)
 *           .sortKey("SK", KeyType.STRING)
 *           .typeAttribute("type")
 *           .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
 *           .entity(OrderCodec.INSTANCE)
 *           .filtersType(OrderCodec.INSTANCE, "byOwner")
 *           .build();
 *
 *   private ShopTable(Client client, TableOptions options) {
 *     super(SCHEMA, client, options);
 *   }
 *
 *   public static ShopTable create(DynamoDbClient client) {
 *     return create(client, TableOptions.defaults());
 *   }
 *
 *   public static ShopTable create(DynamoDbClient client, TableOptions options) {
 *     return new ShopTable(Client.of(client), options);
 *   }
 *
 *   … the same two for a DynamoDbAsyncClient
 *
 *   public static ShopTable offline() {
 *     return offline(TableOptions.defaults());
 *   }
 *
 *   public static ShopTable offline(TableOptions options) {
 *     return new ShopTable(Client.none(), options);
 *   }
 * }
 * }</pre>
 */
final class TableClass {
  private static final String BLOCKING = "A gateway on a client that blocks.\n";
  private static final String ASYNC = "A gateway on an asynchronous client.\n";
  private static final String OFFLINE =
      "A gateway without a client: it explains operations and refuses to execute them.\n";

  private final TableModel table;
  private final ClassName name;

  private TableClass(TableModel table) {
    this.table = table;
    this.name = GeneratedNames.table(table.type(), table.owner());
  }

  static GeneratedFile of(TableModel table) {
    return new TableClass(table).write();
  }

  private GeneratedFile write() {
    TypeSpec type =
        GeneratedClass.named(name, table.isPublic(), table.mentionsDeprecated())
            .addJavadoc(
                "The gateway to the table $L, declared by {@link $T}.\n",
                SourceText.code(table.name()),
                table.type())
            .superclass(ParameterizedTypeName.get(RuntimeTypes.TABLE_GATEWAY, table.type()))
            .addField(schema())
            .addMethod(constructor())
            .addMethod(createWithDefaults(RuntimeTypes.DYNAMO_DB_CLIENT, BLOCKING))
            .addMethod(create(RuntimeTypes.DYNAMO_DB_CLIENT, BLOCKING))
            .addMethod(createWithDefaults(RuntimeTypes.DYNAMO_DB_ASYNC_CLIENT, ASYNC))
            .addMethod(create(RuntimeTypes.DYNAMO_DB_ASYNC_CLIENT, ASYNC))
            .addMethod(offlineWithDefaults())
            .addMethod(offline())
            .build();
    return GeneratedFile.of(name, type);
  }

  private FieldSpec schema() {
    TypeName schema = ParameterizedTypeName.get(RuntimeTypes.TABLE_SCHEMA, table.type());
    CodeBlock.Builder facts =
        CodeBlock.builder()
            .add("\n$>$>$T.<$T>of($L)", RuntimeTypes.TABLE_SCHEMA, table.type(), text(table.name()))
            .add("$>$>\n.partitionKey($L)", key(table.partitionKey()));
    table.sortKey().ifPresent(sortKey -> facts.add("\n.sortKey($L)", key(sortKey)));
    table.typeAttribute().ifPresent(type -> facts.add("\n.typeAttribute($L)", text(type)));
    table.indexes().forEach(index -> facts.add("\n$L", index(index)));
    // Compilers disagree about the order of what a sealed interface permits.
    table.entities().stream()
        .sorted(Comparator.comparing(EntityModel::type))
        .forEach(entity -> facts.add("\n.entity($T.INSTANCE)", codec(entity)));
    table.typeFilters().stream()
        .sorted(Comparator.comparing(filter -> filter.entity().type()))
        .forEach(
            filter ->
                facts.add(
                    "\n.filtersType($T.INSTANCE, $L)",
                    codec(filter.entity()),
                    text(filter.path())));
    return FieldSpec.builder(schema, "SCHEMA", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(facts.add("\n.build()$<$<$<$<").build())
        .build();
  }

  private static CodeBlock index(IndexModel index) {
    CodeBlock.Builder call =
        CodeBlock.builder()
            .add(".$LIndex($L", index.isLocal() ? "local" : "global", text(index.name()));
    if (!index.isLocal()) {
      call.add(",$W$L", key(index.partitionKey()));
    }
    index.sortKey().ifPresent(sortKey -> call.add(",$W$L", key(sortKey)));
    return call.add(")").build();
  }

  private static CodeBlock key(KeyAttribute attribute) {
    return CodeBlock.of(
        "$L,$W$T.$L", text(attribute.name()), RuntimeTypes.KEY_TYPE, attribute.kind().name());
  }

  private static ClassName codec(EntityModel entity) {
    return GeneratedNames.codec(entity.type());
  }

  private static String text(String text) {
    return SourceText.literal(text);
  }

  private MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PRIVATE)
        .addParameter(RuntimeTypes.CLIENT, "client")
        .addParameter(RuntimeTypes.TABLE_OPTIONS, "options")
        .addStatement("super(SCHEMA, client, options)")
        .build();
  }

  private MethodSpec createWithDefaults(ClassName client, String doc) {
    return factory("create", doc)
        .addParameter(client, "client")
        .addStatement("return create(client, $T.defaults())", RuntimeTypes.TABLE_OPTIONS)
        .build();
  }

  private MethodSpec create(ClassName client, String doc) {
    return factory("create", doc)
        .addParameter(client, "client")
        .addParameter(RuntimeTypes.TABLE_OPTIONS, "options")
        .addStatement("return new $T($T.of(client), options)", name, RuntimeTypes.CLIENT)
        .build();
  }

  private MethodSpec offlineWithDefaults() {
    return factory("offline", OFFLINE)
        .addStatement("return offline($T.defaults())", RuntimeTypes.TABLE_OPTIONS)
        .build();
  }

  private MethodSpec offline() {
    return factory("offline", OFFLINE)
        .addParameter(RuntimeTypes.TABLE_OPTIONS, "options")
        .addStatement("return new $T($T.none(), options)", name, RuntimeTypes.CLIENT)
        .build();
  }

  private MethodSpec.Builder factory(String method, String doc) {
    return MethodSpec.methodBuilder(method)
        .addJavadoc(doc)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(name);
  }
}
