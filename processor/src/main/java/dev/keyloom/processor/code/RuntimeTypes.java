package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;

/** The classes that generated code mentions. */
final class RuntimeTypes {
  static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
  static final ClassName NULL_MARKED = ClassName.get("org.jspecify.annotations", "NullMarked");
  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");

  static final ClassName CODECS = codec("Codecs");
  static final ClassName FIELD_NAMES = codec("FieldNames");
  static final ClassName ITEM_READER = codec("ItemReader");
  static final ClassName ITEM_WRITER = codec("ItemWriter");
  static final ClassName RECORD_CODEC = codec("RecordCodec");
  static final ClassName SCALAR_CODEC = codec("ScalarCodec");
  static final ClassName VALUE_CODEC = codec("ValueCodec");

  static final ClassName ATTRIBUTE_PATH = called("AttributePath");
  static final ClassName ATTRIBUTE_VALUE_CODEC = called("AttributeValueCodec");
  static final ClassName CONSISTENT_QUERY_KEY = called("ConsistentQueryKey");
  static final ClassName DOCUMENT_PATH = called("DocumentPath");
  static final ClassName INSTANT_PATH = called("InstantPath");
  static final ClassName LIST_PATH = called("ListPath");
  static final ClassName MAP_PATH = called("MapPath");
  static final ClassName NUMBER_PATH = called("NumberPath");
  static final ClassName ORDERED_PATH = called("OrderedPath");
  static final ClassName PRIMARY_KEY = called("PrimaryKey");
  static final ClassName QUERY_KEY = called("QueryKey");
  static final ClassName SET_PATH = called("SetPath");
  static final ClassName STRING_PATH = called("StringPath");
  static final ClassName TABLE_OPTIONS = called("TableOptions");
  static final ClassName UNIQUE_KEY = called("UniqueKey");

  static final ClassName ENTITY_CODEC = support("EntityCodec");
  static final ClassName ENTITY_SPEC = support("EntitySpec");
  static final ClassName INDEX_STAGE = support("IndexStage");
  static final ClassName KEY_CODECS = support("KeyCodecs");
  static final ClassName KEY_TARGET = support("KeyTarget");
  static final ClassName KEY_TEMPLATE = support("KeyTemplate");
  static final ClassName KEY_TYPE = support("KeyType");
  static final ClassName TABLE_SCHEMA = support("TableSchema");
  static final ClassName TABLE_STAGE = support("TableStage");

  static final ClassName CLIENT = ClassName.get("dev.keyloom.gateway", "Client");
  static final ClassName TABLE_GATEWAY = ClassName.get("dev.keyloom.gateway", "TableGateway");

  static final ClassName DYNAMO_DB_CLIENT = sdk("DynamoDbClient");
  static final ClassName DYNAMO_DB_ASYNC_CLIENT = sdk("DynamoDbAsyncClient");

  private RuntimeTypes() {}

  private static ClassName called(String name) {
    return ClassName.get("dev.keyloom", name);
  }

  private static ClassName codec(String name) {
    return ClassName.get("dev.keyloom.codec", name);
  }

  private static ClassName support(String name) {
    return ClassName.get("dev.keyloom.support", name);
  }

  private static ClassName sdk(String name) {
    return ClassName.get("software.amazon.awssdk.services.dynamodb", name);
  }
}
