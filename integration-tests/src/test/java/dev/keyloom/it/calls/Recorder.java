package dev.keyloom.it.calls;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpResponse;

/** Keeps the requests that a client is given, and loses responses. */
final class Recorder implements ExecutionInterceptor {
  private final List<SdkRequest> requests = new CopyOnWriteArrayList<>();
  private volatile boolean losing;

  /** The requests since the last call of this method. */
  List<SdkRequest> take() {
    List<SdkRequest> taken = List.copyOf(requests);
    requests.clear();
    return taken;
  }

  /** Turns the next response, whose request the engine has applied, into a failure of the line. */
  void loseNextResponse() {
    losing = true;
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    requests.add(context.request());
  }

  @Override
  public SdkHttpResponse modifyHttpResponse(
      Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
    SdkHttpResponse response = context.httpResponse();
    if (!losing) {
      return response;
    }
    losing = false;
    return response.toBuilder().statusCode(503).build();
  }
}
