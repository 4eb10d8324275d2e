package dev.keyloom.internal.explain;

import dev.keyloom.Plan;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/**
 * A plan for its reader.
 *
 * @param requests what is sent first
 * @param followUps what the requests do not say, a line each: how the operation goes on
 */
public record RequestPlan(List<DynamoDbRequest> requests, List<String> followUps) implements Plan {

  public RequestPlan {
    requests = List.copyOf(requests);
    followUps = List.copyOf(followUps);
  }

  @Override
  public List<DynamoDbRequest> toRequests() {
    return requests;
  }

  @Override
  public String toString() {
    Lines lines = new Lines();
    if (requests.isEmpty()) {
      lines.head("no call");
    }
    RequestText text = new RequestText(lines);
    requests.forEach(text::add);
    followUps.forEach(followUp -> lines.line("then", followUp));
    return lines.toString();
  }
}
