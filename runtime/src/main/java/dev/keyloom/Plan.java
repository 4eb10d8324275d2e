package dev.keyloom;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * What an operation would do: the requests that it makes first, and in words how it goes on. Made
 * without any call; the operation itself executes the same plan.
 */
public interface Plan {

  /**
   * The requests for the SDK, ready to be sent. Of a read of several pages it is the first one.
   *
   * @return an unmodifiable list; empty if the operation needs no call
   */
  List<DynamoDbRequest> toRequests();

  /**
   * The requests in a few aligned lines each, with names and values in the place of their
   * placeholders.
   *
   * @return text for people; its form may change
   */
  @Override
  String toString();
}
