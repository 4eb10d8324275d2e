package dev.keyloom.stub;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
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
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * An asynchronous client that asks a {@link StubService} on an executor, which stands for the
 * completion executor. An executor that runs tasks at once gives futures that are already complete;
 * one that never runs them gives calls that hang.
 */
public final class StubAsyncClient implements DynamoDbAsyncClient {

  private final StubService service;
  private final Executor executor;
  private final List<CompletableFuture<?>> futures =
      Collections.synchronizedList(new ArrayList<>());

  public StubAsyncClient(StubService service, Executor executor) {
    this.service = service;
    this.executor = executor;
  }

  /** The futures of all calls so far. */
  public List<CompletableFuture<?>> futures() {
    synchronized (futures) {
      return List.copyOf(futures);
    }
  }

  private <P> CompletableFuture<P> submit(DynamoDbRequest request, Class<P> type) {
    CompletableFuture<P> future = new CompletableFuture<>();
    futures.add(future);
    executor.execute(
        () -> {
          try {
            future.complete(type.cast(service.handle(request)));
          } catch (Throwable failure) {
            future.completeExceptionally(failure);
          }
        });
    return future;
  }

  @Override
  public String serviceName() {
    return SERVICE_NAME;
  }

  @Override
  public void close() {}

  @Override
  public CompletableFuture<GetItemResponse> getItem(GetItemRequest request) {
    return submit(request, GetItemResponse.class);
  }

  @Override
  public CompletableFuture<QueryResponse> query(QueryRequest request) {
    return submit(request, QueryResponse.class);
  }

  @Override
  public CompletableFuture<BatchGetItemResponse> batchGetItem(BatchGetItemRequest request) {
    return submit(request, BatchGetItemResponse.class);
  }

  @Override
  public CompletableFuture<PutItemResponse> putItem(PutItemRequest request) {
    return submit(request, PutItemResponse.class);
  }

  @Override
  public CompletableFuture<UpdateItemResponse> updateItem(UpdateItemRequest request) {
    return submit(request, UpdateItemResponse.class);
  }

  @Override
  public CompletableFuture<DeleteItemResponse> deleteItem(DeleteItemRequest request) {
    return submit(request, DeleteItemResponse.class);
  }

  @Override
  public CompletableFuture<CreateTableResponse> createTable(CreateTableRequest request) {
    return submit(request, CreateTableResponse.class);
  }

  @Override
  public CompletableFuture<DescribeTableResponse> describeTable(DescribeTableRequest request) {
    return submit(request, DescribeTableResponse.class);
  }

  @Override
  public CompletableFuture<DeleteTableResponse> deleteTable(DeleteTableRequest request) {
    return submit(request, DeleteTableResponse.class);
  }
}
