package dev.keyloom.internal.transport;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
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
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * One call of the service: a request, and the method of either client that it goes to.
 *
 * @param <P> the response
 */
public sealed interface ApiCall<P extends DynamoDbResponse> {

  P on(DynamoDbClient client);

  CompletableFuture<P> on(DynamoDbAsyncClient client);

  record GetItem(GetItemRequest request) implements ApiCall<GetItemResponse> {
    @Override
    public GetItemResponse on(DynamoDbClient client) {
      return client.getItem(request);
    }

    @Override
    public CompletableFuture<GetItemResponse> on(DynamoDbAsyncClient client) {
      return client.getItem(request);
    }
  }

  record Query(QueryRequest request) implements ApiCall<QueryResponse> {
    @Override
    public QueryResponse on(DynamoDbClient client) {
      return client.query(request);
    }

    @Override
    public CompletableFuture<QueryResponse> on(DynamoDbAsyncClient client) {
      return client.query(request);
    }
  }

  record BatchGetItem(BatchGetItemRequest request) implements ApiCall<BatchGetItemResponse> {
    @Override
    public BatchGetItemResponse on(DynamoDbClient client) {
      return client.batchGetItem(request);
    }

    @Override
    public CompletableFuture<BatchGetItemResponse> on(DynamoDbAsyncClient client) {
      return client.batchGetItem(request);
    }
  }

  record PutItem(PutItemRequest request) implements ApiCall<PutItemResponse> {
    @Override
    public PutItemResponse on(DynamoDbClient client) {
      return client.putItem(request);
    }

    @Override
    public CompletableFuture<PutItemResponse> on(DynamoDbAsyncClient client) {
      return client.putItem(request);
    }
  }

  record UpdateItem(UpdateItemRequest request) implements ApiCall<UpdateItemResponse> {
    @Override
    public UpdateItemResponse on(DynamoDbClient client) {
      return client.updateItem(request);
    }

    @Override
    public CompletableFuture<UpdateItemResponse> on(DynamoDbAsyncClient client) {
      return client.updateItem(request);
    }
  }

  record DeleteItem(DeleteItemRequest request) implements ApiCall<DeleteItemResponse> {
    @Override
    public DeleteItemResponse on(DynamoDbClient client) {
      return client.deleteItem(request);
    }

    @Override
    public CompletableFuture<DeleteItemResponse> on(DynamoDbAsyncClient client) {
      return client.deleteItem(request);
    }
  }

  record CreateTable(CreateTableRequest request) implements ApiCall<CreateTableResponse> {
    @Override
    public CreateTableResponse on(DynamoDbClient client) {
      return client.createTable(request);
    }

    @Override
    public CompletableFuture<CreateTableResponse> on(DynamoDbAsyncClient client) {
      return client.createTable(request);
    }
  }

  record DescribeTable(DescribeTableRequest request) implements ApiCall<DescribeTableResponse> {
    @Override
    public DescribeTableResponse on(DynamoDbClient client) {
      return client.describeTable(request);
    }

    @Override
    public CompletableFuture<DescribeTableResponse> on(DynamoDbAsyncClient client) {
      return client.describeTable(request);
    }
  }

  record DeleteTable(DeleteTableRequest request) implements ApiCall<DeleteTableResponse> {
    @Override
    public DeleteTableResponse on(DynamoDbClient client) {
      return client.deleteTable(request);
    }

    @Override
    public CompletableFuture<DeleteTableResponse> on(DynamoDbAsyncClient client) {
      return client.deleteTable(request);
    }
  }
}
