package dev.keyloom.internal.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.KeyloomException;
import dev.keyloom.TableAdmin;
import dev.keyloom.TableOptions;
import dev.keyloom.gateway.Client;
import dev.keyloom.internal.transport.Backoff;
import dev.keyloom.internal.transport.BlockingTransport;
import dev.keyloom.stub.NoPauses;
import dev.keyloom.stub.Shop;
import dev.keyloom.stub.Shop.ShopTable;
import dev.keyloom.stub.StubClient;
import dev.keyloom.stub.StubService;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

class TableAdminTest {

  private final StubService service = new StubService();
  private final NoPauses pauses = new NoPauses();

  private final TableAdmin admin =
      new TableAdminOperations(
          new TableContext<>(
              Shop.SCHEMA,
              TableOptions.defaults().tableName(name -> "test-" + name),
              new BlockingTransport(new StubClient(service), Runnable::run, pauses),
              Backoff.ofBatches(bound -> 0)));

  private static DescribeTableResponse described(TableStatus status) {
    return DescribeTableResponse.builder()
        .table(TableDescription.builder().tableStatus(status).build())
        .build();
  }

  private static AttributeDefinition string(String name) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(ScalarAttributeType.S)
        .build();
  }

  private static List<KeySchemaElement> keySchema(String partitionKey, String sortKey) {
    return List.of(
        KeySchemaElement.builder().attributeName(partitionKey).keyType(KeyType.HASH).build(),
        KeySchemaElement.builder().attributeName(sortKey).keyType(KeyType.RANGE).build());
  }

  private static ResourceNotFoundException notFound() {
    return ResourceNotFoundException.builder().message("not there").build();
  }

  @Test
  void theRequestFollowsFromTheSchema() {
    CreateTableRequest expected =
        CreateTableRequest.builder()
            .tableName("Shop")
            .attributeDefinitions(string("PK"), string("SK"), string("GSI1PK"), string("GSI1SK"))
            .keySchema(keySchema("PK", "SK"))
            .globalSecondaryIndexes(
                GlobalSecondaryIndex.builder()
                    .indexName("first")
                    .keySchema(keySchema("GSI1PK", "GSI1SK"))
                    .projection(Projection.builder().projectionType(ProjectionType.ALL).build())
                    .build())
            .billingMode(BillingMode.PAY_PER_REQUEST)
            .build();
    TableOptions options = TableOptions.defaults().indexName(name -> "first");
    assertThat(new ShopTable(Client.none(), options).admin().createRequest()).isEqualTo(expected);
  }

  @Test
  void createWaitsUntilTheTableIsActive() {
    service
        .answer(CreateTableResponse.builder().build())
        .fail(notFound())
        .answer(described(TableStatus.CREATING))
        .answer(described(TableStatus.ACTIVE));
    admin.create();
    assertThat(service.requests())
        .extracting(Object::getClass)
        .containsExactly(
            CreateTableRequest.class,
            DescribeTableRequest.class,
            DescribeTableRequest.class,
            DescribeTableRequest.class);
    assertThat(((CreateTableRequest) service.requests().get(0)).tableName()).isEqualTo("test-Shop");
    assertThat(pauses.taken()).containsExactly(Duration.ofMillis(50), Duration.ofMillis(100));
  }

  @Test
  void createRefusesATableThatExistsAndCreateIfAbsentDoesNot() {
    ResourceInUseException inUse = ResourceInUseException.builder().message("exists").build();
    service.fail(inUse).fail(inUse).answer(described(TableStatus.ACTIVE));
    assertThatThrownBy(admin::create)
        .isInstanceOf(KeyloomException.class)
        .hasMessageStartingWith("CreateTable of table test-Shop failed: exists");
    assertThat(admin.createIfAbsent()).isFalse();
    service.answer(CreateTableResponse.builder().build()).answer(described(TableStatus.ACTIVE));
    assertThat(admin.createIfAbsent()).isTrue();
  }

  @Test
  void deleteWaitsUntilTheTableIsGone() {
    service
        .answer(DeleteTableResponse.builder().build())
        .answer(described(TableStatus.DELETING))
        .fail(notFound());
    admin.delete();
    assertThat(service.requests().get(0))
        .isEqualTo(DeleteTableRequest.builder().tableName("test-Shop").build());
    service.fail(notFound());
    assertThatThrownBy(admin::delete)
        .hasMessage("DeleteTable of table test-Shop failed: " + notFound().getMessage());
  }

  @Test
  void existsAsksOnce() {
    service.answer(described(TableStatus.CREATING)).fail(notFound());
    assertThat(admin.exists()).isTrue();
    assertThat(admin.exists()).isFalse();
    service.fail(new IllegalStateException("closed"));
    assertThatThrownBy(admin::exists)
        .isInstanceOf(KeyloomException.class)
        .hasMessage("DescribeTable of table test-Shop failed: closed");
  }

  @Test
  void waitingEndsAfterFiveMinutes() {
    service
        .answer(CreateTableResponse.builder().build())
        .otherwise(request -> described(TableStatus.CREATING));
    assertThatThrownBy(admin::create)
        .isInstanceOf(KeyloomException.class)
        .hasMessage("table test-Shop is not active after 5 minutes");
    assertThat(pauses.taken())
        .allSatisfy(pause -> assertThat(pause).isLessThanOrEqualTo(Duration.ofSeconds(2)));
  }
}
