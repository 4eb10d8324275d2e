package dev.keyloom.internal.write;

import dev.keyloom.DocumentPath;
import dev.keyloom.KeyloomException;
import dev.keyloom.internal.expression.Change;
import dev.keyloom.internal.expression.Change.Remove;
import dev.keyloom.internal.expression.Change.Set;
import dev.keyloom.internal.expression.Change.SetIfAbsent;
import dev.keyloom.internal.write.WriteAction.UpdateAction;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * Explains what the service finds wrong with the stored item only while it updates it: a parent
 * that is missing, and a value of another type than the change needs.
 */
final class WriteFailures {
  private static final String VALIDATION = "ValidationException";

  private WriteFailures() {}

  /** The failure in terms of the paths that were changed, or null if it is another kind. */
  static @Nullable KeyloomException explain(SdkException failure, WriteAction action) {
    if (!(action instanceof UpdateAction update)
        || !(failure instanceof DynamoDbException service)
        || service.awsErrorDetails() == null
        || !VALIDATION.equals(service.awsErrorDetails().errorCode())) {
      return null;
    }
    List<DocumentPath> nested =
        update.changes().stream().map(Change::path).filter(p -> !p.isTopLevel()).toList();
    List<DocumentPath> typed =
        update.changes().stream().filter(WriteFailures::needsType).map(Change::path).toList();
    if (nested.isEmpty() && typed.isEmpty()) {
      return null;
    }
    StringBuilder message =
        new StringBuilder("The update of " + action.address() + " does not fit the stored item.");
    if (!nested.isEmpty()) {
      message
          .append(" What holds ")
          .append(quoted(nested))
          .append(" must be stored already, and be a map or a list: set ")
          .append(
              quoted(nested.stream().map(p -> DocumentPath.of(p.attribute())).distinct().toList()))
          .append(" as a whole if it can be missing.");
    }
    if (!typed.isEmpty()) {
      message
          .append(" ")
          .append(quoted(typed))
          .append(" may be absent, but not stored as NULL or as another type:")
          .append(" set it as a whole, or remove it first.");
    }
    message.append(" DynamoDB says: ").append(service.awsErrorDetails().errorMessage());
    return new KeyloomException(message.toString(), failure);
  }

  /** Whether a change computes with what is stored. */
  private static boolean needsType(Change change) {
    return !(change instanceof Set || change instanceof SetIfAbsent || change instanceof Remove);
  }

  private static String quoted(List<DocumentPath> paths) {
    return paths.stream().map(p -> "'" + p + "'").collect(Collectors.joining(", "));
  }
}
