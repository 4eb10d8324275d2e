package dev.keyloom.support;

import dev.keyloom.text.CodePoints;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A range of a sort key's next component, before it is known which attribute it is about.
 *
 * @param kind which range
 * @param low the low end, or the prefix; null where there is none
 * @param high the high end; null where there is none
 */
record SortRange(Kind kind, @Nullable Object low, @Nullable Object high) {
  enum Kind {
    STARTS_WITH,
    BETWEEN,
    AFTER,
    AT_LEAST,
    BEFORE,
    AT_MOST;

    /** Whether the range has a low end, or a prefix. */
    boolean hasLow() {
      return this != BEFORE && this != AT_MOST;
    }

    /** Whether the range has a high end. */
    boolean hasHigh() {
      return this == BETWEEN || this == BEFORE || this == AT_MOST;
    }
  }

  /** An end of a range of texts or stored values. */
  private record End(KeyValue value, boolean excluded) {}

  /**
   * The condition on text made from a template. All keys of the template that go on from {@code
   * begun} lie between {@code begun} and its successor; the value's own keys all begin with the
   * value and the literal that closes it, which ends an inclusive range and begins an exclusive
   * one.
   *
   * @param template the template
   * @param next the component that the range is about
   * @param begun the text before that component
   */
  SortCondition onText(KeyTemplate template, int next, String begun) {
    TemplateComponent at = template.component(next);
    if (kind == Kind.STARTS_WITH) {
      StringBuilder out = new StringBuilder(begun);
      at.codec().appendPrefix((String) required(low), at, out);
      return out.isEmpty()
          ? new SortCondition.All()
          : new SortCondition.BeginsWith(KeyLimits.checkSort(out.toString(), template));
    }
    if (!at.codec().keepsOrder(at)) {
      throw new IllegalStateException(
          "the keys " + template + " do not keep the order of " + at.name());
    }
    String following = template.literal(next + 1);
    String lowText = low == null ? null : begun + text(low, at);
    String highText = high == null ? null : begun + text(high, at);
    @Nullable End lowEnd =
        lowText == null
            ? end(begun.isEmpty() ? null : begun, false)
            : kind != Kind.AFTER
                ? end(lowText + following, false)
                : at.isLast()
                    ? end(lowText, true)
                    : end(CodePoints.successor(lowText + following), false);
    @Nullable End highEnd =
        highText == null
            ? end(begun.isEmpty() ? null : CodePoints.successor(begun), true)
            : kind == Kind.BEFORE
                ? end(highText, true)
                : at.isLast()
                    ? end(highText, false)
                    : end(CodePoints.successor(highText + following), true);
    if (lowEnd == null && kind == Kind.AFTER) {
      return new SortCondition.None();
    }
    return condition(lowEnd, highEnd, end -> KeyLimits.checkSort(end, template));
  }

  /**
   * The condition on an attribute that is the component itself.
   *
   * @param at the component
   * @param ordered whether stored forms sort as values do
   * @param toStored the stored form of a value, checked
   */
  SortCondition onStored(
      TemplateComponent at, boolean ordered, Function<Object, KeyValue> toStored) {
    if (kind == Kind.STARTS_WITH) {
      String prefix = (String) required(low);
      at.codec().appendPrefix(prefix, at.alone(), new StringBuilder(prefix.length()));
      return prefix.isEmpty() ? new SortCondition.All() : new SortCondition.BeginsWith(prefix);
    }
    if (!ordered) {
      throw at.refused(
          low != null ? low : high,
          "a range needs an order, and the attribute's stored form does not keep that of "
              + at.codec().type().getSimpleName()
              + "; store the key in an attribute of its own");
    }
    return condition(
        low == null ? null : new End(toStored.apply(low), kind == Kind.AFTER),
        high == null ? null : new End(toStored.apply(high), kind == Kind.BEFORE),
        value -> value);
  }

  private static @Nullable End end(@Nullable String text, boolean excluded) {
    return text == null ? null : new End(new KeyValue.StringValue(text), excluded);
  }

  private static String text(Object value, TemplateComponent at) {
    StringBuilder out = new StringBuilder();
    at.append(value, out);
    return out.toString();
  }

  private static SortCondition condition(
      @Nullable End low, @Nullable End high, Function<KeyValue, KeyValue> checked) {
    if (low == null) {
      return high == null
          ? new SortCondition.All()
          : new SortCondition.Below(checked.apply(high.value), !high.excluded);
    }
    if (high == null) {
      return new SortCondition.Above(checked.apply(low.value), !low.excluded);
    }
    int order = low.value.compareTo(high.value);
    return order > 0 || (order == 0 && (low.excluded || high.excluded))
        ? new SortCondition.None()
        : new SortCondition.Between(
            checked.apply(low.value), checked.apply(high.value), low.excluded, high.excluded);
  }

  private static Object required(@Nullable Object value) {
    if (value == null) {
      throw new IllegalStateException("a range without its end");
    }
    return value;
  }

  @Override
  public String toString() {
    return switch (kind) {
      case STARTS_WITH -> " starts with " + Shown.value(low);
      case BETWEEN -> " between " + Shown.value(low) + " and " + Shown.value(high);
      case AFTER -> " > " + Shown.value(low);
      case AT_LEAST -> " >= " + Shown.value(low);
      case BEFORE -> " < " + Shown.value(high);
      case AT_MOST -> " <= " + Shown.value(high);
    };
  }
}
