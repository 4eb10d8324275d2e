package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;
import dev.keyloom.QueryKey;
import org.jspecify.annotations.Nullable;

/** What all keys have in common: the target they stand for. */
abstract class TargetedKey<M> {
  private final KeyTarget<M> target;

  TargetedKey(KeyTarget<M> target) {
    this.target = target;
  }

  /** The target of a key that generated code made; others are refused. */
  @SuppressWarnings("unchecked") // a key of M has a target of M: both come from one codec of M
  static <M> KeyTarget<M> targetOf(QueryKey<M> key) {
    if (key instanceof TargetedKey<?> targeted) {
      return (KeyTarget<M>) targeted.target;
    }
    throw new InvalidKeyException(
        (key == null ? "null" : key.getClass().getName())
            + " is no key: only generated key classes make keys");
  }

  /**
   * What the key means so far.
   *
   * @return the target
   */
  protected final KeyTarget<M> target() {
    return target;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof TargetedKey<?> that && target.equals(that.target);
  }

  @Override
  public final int hashCode() {
    return target.hashCode();
  }

  @Override
  public final String toString() {
    return target.toString();
  }
}
