package dev.keyloom.support;

import dev.keyloom.InvalidKeyException;

/** DynamoDB's limits of a key attribute's size, in bytes of UTF-8. */
final class KeyLimits {
  private static final int PARTITION = 2048;
  private static final int SORT = 1024;
  private static final int MAX_BYTES_PER_CHAR = 3;

  private KeyLimits() {}

  static String checkPartition(String text, KeyTemplate template) {
    return check(text, template, PARTITION, "partition");
  }

  static KeyValue checkPartition(KeyValue value, KeyTemplate template) {
    return check(value, template, PARTITION, "partition");
  }

  static String checkSort(String text, KeyTemplate template) {
    return check(text, template, SORT, "sort");
  }

  static KeyValue checkSort(KeyValue value, KeyTemplate template) {
    return check(value, template, SORT, "sort");
  }

  /** A text so short that it fits in any alphabet is not counted. */
  private static String check(String text, KeyTemplate template, int limit, String which) {
    if (text.isEmpty() || text.length() > limit / MAX_BYTES_PER_CHAR) {
      check(new KeyValue.StringValue(text), template, limit, which);
    }
    return text;
  }

  private static KeyValue check(KeyValue value, KeyTemplate template, int limit, String which) {
    int size = value.size();
    if (size > limit) {
      throw new InvalidKeyException(
          template.model()
              + ": key "
              + template
              + " has "
              + size
              + " bytes with "
              + Shown.value(value.toString())
              + "; a "
              + which
              + " key has at most "
              + limit);
    }
    if (size == 0 && value.type() != KeyType.NUMBER) {
      throw new InvalidKeyException(
          template.model() + ": key " + template + " is empty; a key attribute cannot be");
    }
    return value;
  }
}
