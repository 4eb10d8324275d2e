package dev.keyloom.internal.write;

import dev.keyloom.DocumentPath;
import dev.keyloom.Expression;
import dev.keyloom.Expression.Constant;
import dev.keyloom.InvalidItemException;
import dev.keyloom.internal.expression.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the caller of an update has asked for so far. Immutable.
 *
 * @param changes the changes, no two of which overlap
 * @param givens what the caller says is stored
 * @param condition what must hold besides the givens
 * @param upsert whether the item may be missing
 * @param reads whether the update may read what it needs
 * @param returning what is returned
 */
record UpdateDraft(
    List<Change> changes,
    List<Given> givens,
    Expression condition,
    boolean upsert,
    boolean reads,
    Returning returning) {

  /**
   * What the caller says is stored.
   *
   * @param path the place
   * @param value what it holds, or empty if nothing
   * @param condition says the same to the service
   */
  record Given(DocumentPath path, Optional<AttributeValue> value, Expression condition) {}

  static final UpdateDraft EMPTY =
      new UpdateDraft(List.of(), List.of(), Constant.ALWAYS, false, false, Returning.NOTHING);

  UpdateDraft {
    changes = List.copyOf(changes);
    givens = List.copyOf(givens);
  }

  UpdateDraft with(Change change) {
    for (Change other : changes) {
      if (other.path().overlaps(change.path())) {
        throw new InvalidItemException(
            other.path().equals(change.path())
                ? "An update changes '%s' twice; DynamoDB takes one change of a place."
                    .formatted(change.path())
                : "An update changes both '%s' and '%s', of which one holds the other."
                    .formatted(other.path(), change.path()));
      }
    }
    List<Change> more = new ArrayList<>(changes);
    more.add(change);
    return new UpdateDraft(more, givens, condition, upsert, reads, returning);
  }

  UpdateDraft with(Given given) {
    List<Given> more = new ArrayList<>(givens);
    more.add(given);
    return new UpdateDraft(changes, more, condition, upsert, reads, returning);
  }

  UpdateDraft and(Expression more) {
    return new UpdateDraft(
        changes, givens, Expression.and(condition, more), upsert, reads, returning);
  }

  UpdateDraft upserting() {
    return new UpdateDraft(changes, givens, condition, true, reads, returning);
  }

  UpdateDraft reading() {
    return new UpdateDraft(changes, givens, condition, upsert, true, returning);
  }

  UpdateDraft returning(Returning what) {
    return new UpdateDraft(changes, givens, condition, upsert, reads, what);
  }

  /** What must hold for the stored item: the givens, then the caller's condition. */
  Expression conditions() {
    Expression all = Constant.ALWAYS;
    for (Given given : givens) {
      all = Expression.and(all, given.condition());
    }
    return Expression.and(all, condition);
  }
}
