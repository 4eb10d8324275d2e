package dev.keyloom.stub;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** What the stub clients stand for: answers to requests in the order in which they come. */
public final class StubService {

  private final Deque<Function<DynamoDbRequest, DynamoDbResponse>> script = new ArrayDeque<>();
  private final List<DynamoDbRequest> requests = Collections.synchronizedList(new ArrayList<>());
  private Function<DynamoDbRequest, DynamoDbResponse> otherwise =
      request -> {
        throw new AssertionError("unexpected request " + request);
      };

  /** The answer to the next request that none is set for. */
  public StubService answer(DynamoDbResponse response) {
    return answer(request -> response);
  }

  /** The answer to the next request that none is set for. */
  public synchronized StubService answer(Function<DynamoDbRequest, DynamoDbResponse> answer) {
    script.add(answer);
    return this;
  }

  /** The next request that no answer is set for fails. */
  public StubService fail(RuntimeException failure) {
    return answer(
        request -> {
          throw failure;
        });
  }

  /** The answer to all requests that none is set for. */
  public synchronized StubService otherwise(Function<DynamoDbRequest, DynamoDbResponse> answer) {
    otherwise = answer;
    return this;
  }

  /** All requests so far. */
  public List<DynamoDbRequest> requests() {
    synchronized (requests) {
      return List.copyOf(requests);
    }
  }

  /** All requests so far of one kind. */
  public <Q extends DynamoDbRequest> List<Q> requests(Class<Q> kind) {
    return requests().stream().map(kind::cast).toList();
  }

  DynamoDbResponse handle(DynamoDbRequest request) {
    requests.add(request);
    Function<DynamoDbRequest, DynamoDbResponse> answer;
    synchronized (this) {
      answer = script.isEmpty() ? otherwise : script.remove();
    }
    return answer.apply(request);
  }
}
