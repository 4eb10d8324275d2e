package dev.keyloom;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A write whose condition did not hold. Nothing was written. */
public class ConditionFailedException extends KeyloomException {
  private static final long serialVersionUID = 1L;

  // Items need not be serializable, and an exception that travels is for reading.
  private final transient @Nullable Object oldItem;

  /**
   * An exception that names model, key and condition.
   *
   * @param message what was attempted
   * @param oldItem the stored item that the condition does not hold for, or null
   * @param cause what the SDK threw
   */
  public ConditionFailedException(
      String message, @Nullable Object oldItem, @Nullable Throwable cause) {
    super(message, cause);
    this.oldItem = oldItem;
  }

  /**
   * The stored item that made the condition fail, as a record of its model. Empty if there was no
   * item, if it is of another model or cannot be read (then a suppressed exception says why), or if
   * the write was refused without a call.
   */
  public Optional<Object> oldItem() {
    return Optional.ofNullable(oldItem);
  }

  /**
   * The stored item as a record of this model, if it is one.
   *
   * @param model the model
   * @param <M> the model
   */
  public <M> Optional<M> oldItem(Class<M> model) {
    return oldItem().filter(model::isInstance).map(model::cast);
  }
}
