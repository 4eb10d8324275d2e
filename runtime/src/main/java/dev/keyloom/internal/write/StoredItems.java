package dev.keyloom.internal.write;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds places in items in their stored form, and compares them as the service does. */
final class StoredItems {
  private StoredItems() {}

  /** The value that a path of names leads to, or null if it is absent or NULL. */
  static @Nullable AttributeValue find(Map<String, AttributeValue> item, List<String> path) {
    AttributeValue value = item.get(path.get(0));
    for (String name : path.subList(1, path.size())) {
      value = value == null || !value.hasM() ? null : value.m().get(name);
    }
    return value == null || Boolean.TRUE.equals(value.nul()) ? null : value;
  }

  /** Whether two items are equal to the service: numbers by value, sets in any order. */
  static boolean equal(Map<String, AttributeValue> a, Map<String, AttributeValue> b) {
    return a.keySet().equals(b.keySet())
        && a.entrySet().stream().allMatch(entry -> equal(entry.getValue(), b.get(entry.getKey())));
  }

  private static boolean equal(AttributeValue a, @Nullable AttributeValue b) {
    if (b == null || a.type() != b.type()) {
      return false;
    }
    return switch (a.type()) {
      case N -> number(a.n()).compareTo(number(b.n())) == 0;
      case SS -> Set.copyOf(a.ss()).equals(Set.copyOf(b.ss()));
      case NS -> numbers(a.ns()).equals(numbers(b.ns()));
      case BS -> Set.copyOf(a.bs()).equals(Set.copyOf(b.bs()));
      case L -> equal(a.l(), b.l());
      case M -> equal(a.m(), b.m());
      default -> a.equals(b);
    };
  }

  private static boolean equal(List<AttributeValue> a, List<AttributeValue> b) {
    return a.size() == b.size()
        && IntStream.range(0, a.size()).allMatch(i -> equal(a.get(i), b.get(i)));
  }

  private static Set<BigDecimal> numbers(List<String> texts) {
    return texts.stream().map(StoredItems::number).collect(Collectors.toSet());
  }

  private static BigDecimal number(String text) {
    return new BigDecimal(text).stripTrailingZeros();
  }
}
