package dev.keyloom;

import java.util.List;

/**
 * The service left keys of a batch unprocessed to the last try, as it does when it is throttled.
 */
public class UnprocessedKeysException extends KeyloomException {

  private static final long serialVersionUID = 1L;

  // Keys are not serializable; a copy that was serialized keeps the message, which names them.
  private final transient List<? extends ItemKey<?>> keys;

  /**
   * Creates the exception.
   *
   * @param message how often was tried, and which keys are left
   * @param keys the keys that were not read
   */
  public UnprocessedKeysException(String message, List<? extends ItemKey<?>> keys) {
    super(message);
    this.keys = List.copyOf(keys);
  }

  /**
   * Exactly the keys that were not read, in the order in which they were given, each once.
   *
   * @return an unmodifiable list
   */
  public List<? extends ItemKey<?>> keys() {
    return keys == null ? List.of() : keys;
  }
}
