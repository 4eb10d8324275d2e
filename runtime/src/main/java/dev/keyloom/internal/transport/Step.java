package dev.keyloom.internal.transport;

import dev.keyloom.KeyloomException;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * What an operation wants next. An operation is a chain of steps without I/O of its own, which a
 * {@link Transport} for either client drives; so operations are written once.
 *
 * @param <X> what the operation answers in the end
 */
public sealed interface Step<X> {

  /** The answer. */
  record Done<X>(X value) implements Step<X> {}

  /**
   * A call of the service.
   *
   * @param attempt says what is attempted on which table, for the message if it fails
   * @param then goes on with the response
   * @param recovery goes on with a failure that is part of the operation; null for one that is not
   */
  record Call<P extends DynamoDbResponse, X>(
      ApiCall<P> api,
      Supplier<String> attempt,
      Function<? super P, Step<X>> then,
      Function<? super SdkException, @Nullable Step<X>> recovery)
      implements Step<X> {

    /** What follows when the call has failed. */
    Step<X> failed(Throwable failure) {
      if (failure instanceof SdkException sdk) {
        Step<X> next = recovery.apply(sdk);
        if (next != null) {
          return next;
        }
      }
      if (failure instanceof Error error) {
        throw error;
      }
      throw new KeyloomException(
          attempt.get() + " failed: " + failure.getMessage() + hint(failure), failure);
    }

    /** What to do about a failure that is not the operation's own fault. */
    private String hint(Throwable failure) {
      boolean missing =
          failure instanceof ResourceNotFoundException && !(api instanceof ApiCall.DeleteTable);
      return missing
          ? "; the client's account and region have no table of that name, or it is not active yet:"
              + " admin().createIfAbsent() creates it and waits, TableOptions.tableName maps the"
              + " declared name to another"
          : "";
    }
  }

  /** A pause. */
  record Wait<X>(Duration pause, Supplier<Step<X>> then) implements Step<X> {}

  /** Steps that do not depend on each other; their answers come in the order of the steps. */
  record All<Y, X>(List<Step<Y>> steps, Function<? super List<Y>, Step<X>> then)
      implements Step<X> {}

  static <X> Step<X> done(X value) {
    return new Done<>(value);
  }

  /** A call whose every failure is a failure of the operation. */
  static <P extends DynamoDbResponse, X> Step<X> call(
      ApiCall<P> api, Supplier<String> attempt, Function<? super P, Step<X>> then) {
    return new Call<>(api, attempt, then, failure -> null);
  }

  /** A call some failures of which are part of the operation. */
  static <P extends DynamoDbResponse, X> Step<X> call(
      ApiCall<P> api,
      Supplier<String> attempt,
      Function<? super P, Step<X>> then,
      Function<? super SdkException, @Nullable Step<X>> recovery) {
    return new Call<>(api, attempt, then, recovery);
  }

  /** Goes on with the answer. */
  default <Z> Step<Z> flatMap(Function<? super X, Step<Z>> next) {
    if (this instanceof Done<X> done) {
      return next.apply(done.value());
    }
    if (this instanceof Wait<X> wait) {
      return new Wait<>(wait.pause(), () -> wait.then().get().flatMap(next));
    }
    if (this instanceof Call<?, X> call) {
      return call(call, next);
    }
    return all((All<?, X>) this, next);
  }

  /** Changes the answer. */
  default <Z> Step<Z> map(Function<? super X, ? extends Z> change) {
    return flatMap(value -> new Done<>(change.apply(value)));
  }

  private static <P extends DynamoDbResponse, X, Z> Step<Z> call(
      Call<P, X> call, Function<? super X, Step<Z>> next) {
    return new Call<>(
        call.api(),
        call.attempt(),
        response -> call.then().apply(response).flatMap(next),
        failure -> {
          Step<X> recovered = call.recovery().apply(failure);
          return recovered == null ? null : recovered.flatMap(next);
        });
  }

  private static <Y, X, Z> Step<Z> all(All<Y, X> all, Function<? super X, Step<Z>> next) {
    return new All<>(all.steps(), values -> all.then().apply(values).flatMap(next));
  }
}
