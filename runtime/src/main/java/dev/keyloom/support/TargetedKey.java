package dev.keyloom.support;

/** What all keys have in common: the target they stand for. */
abstract class TargetedKey<M> {
  private final KeyTarget<M> target;

  TargetedKey(KeyTarget<M> target) {
    this.target = target;
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
  public final String toString() {
    return target.toString();
  }
}
