package dev.keyloom.internal.write;

import dev.keyloom.DocumentPath;
import dev.keyloom.KeyloomException;
import dev.keyloom.internal.expression.Change;
import dev.keyloom.internal.expression.Change.Remove;
import dev.keyloom.internal.expression.Change.Set;
import dev.keyloom.internal.expression.Change.SetIfAbsent;
import dev.keyloom.internal.write.WriteAction.UpdateAction;
import java.util.List;
import java.util.Locale;
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
    String said = String.valueOf(service.awsErrorDetails().errorMessage());
    String remedy = remedy(update.changes(), said.toLowerCase(Locale.ROOT));
    return remedy == null
        ? null
        : new KeyloomException(
            "The update of %s does not fit the stored item: %s DynamoDB says: %s"
                .formatted(action.address(), remedy, said),
            failure);
  }

  /**
   * What to do about it. The service has one error code for all that is invalid, so its words are
   * read; words that are not known here explain nothing.
   */
  private static @Nullable String remedy(List<Change> changes, String said) {
    List<DocumentPath> nested =
        changes.stream().map(Change::path).filter(p -> !p.isTopLevel()).toList();
    if (!nested.isEmpty() && (said.contains("document path") || said.contains("not exist"))) {
      List<DocumentPath> parents =
          nested.stream().map(p -> DocumentPath.of(p.attribute())).distinct().toList();
      return "what holds %s must be stored already, as a map or a list; set %s as a whole if it can"
              .formatted(quoted(nested), quoted(parents))
          + " be missing.";
    }
    List<DocumentPath> computed =
        changes.stream().filter(WriteFailures::computes).map(Change::path).toList();
    if (!computed.isEmpty()
        && (said.contains("operand") || said.contains("data type") || said.contains("mismatch"))) {
      return "%s may be absent, but not stored as NULL or as another type; set it as a whole, or"
              .formatted(quoted(computed))
          + " remove it first.";
    }
    return null;
  }

  /** Whether a change computes with what is stored. */
  private static boolean computes(Change change) {
    return !(change instanceof Set || change instanceof SetIfAbsent || change instanceof Remove);
  }

  private static String quoted(List<DocumentPath> paths) {
    return paths.stream().map(p -> "'" + p + "'").collect(Collectors.joining(", "));
  }
}
