package dev.keyloom.stub;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** A blocking client that asks a {@link StubService}. */
public final class StubClient implements DynamoDbClient {

  private final StubService service;

  public StubClient(StubService service) {
    this.service = service;
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {}

  @Override
  public GetItemResponse getItem(GetItemRequest request) {
    return (GetItemResponse) service.handle(request);
  }

  @Override
  public QueryResponse query(QueryRequest request) {
    return (QueryResponse) service.handle(request);
  }

  @Override
  public BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
    return (BatchGetItemResponse) service.handle(request);
  }

  @Override
  public PutItemResponse putItem(PutItemRequest request) {
    return (PutItemResponse) service.handle(request);
  }

  @Override
  public UpdateItemResponse updateItem(UpdateItemRequest request) {
    return (UpdateItemResponse) service.handle(request);
  }

  @Override
  public DeleteItemResponse deleteItem(DeleteItemRequest request) {
    return (DeleteItemResponse) service.handle(request);
  }

  @Override
  public CreateTableResponse createTable(CreateTableRequest request) {
    return (CreateTableResponse) service.handle(request);
  }

  @Override
  public DescribeTableResponse describeTable(DescribeTableRequest request) {
    return (DescribeTableResponse) service.handle(request);
  }

  @Override
  public DeleteTableResponse deleteTable(DeleteTableRequest request) {
    return (DeleteTableResponse) service.handle(request);
  }
}
