package dev.keyloom;

import dev.keyloom.Expression.Comparator;
import dev.keyloom.Expression.Comparison;
import dev.keyloom.codec.Codecs;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * An attribute that is a point in time, stored as {@link Instant#toString()} writes it: with 0, 3,
 * 6 or 9 digits of a second.
 *
 * <p>The order of such texts is not that of time: {@code …00.5Z} sorts before {@code …00Z}. The
 * comparisons of this class are exact all the same. They compare with the bound less its final
 * {@code Z}, which sorts right for every stored form except the shorter forms of the very same
 * second, and name those one by one.
 *
 * @param <M> the model
 */
public final class InstantPath<M> extends OrderedPath<M, Instant> {
  private static final Instant MIN = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant MAX = Instant.parse("9999-12-31T23:59:59.999999999Z");

  /**
   * A path; generated code calls this.
   *
   * @param path the place in the stored item
   */
  public InstantPath(DocumentPath path) {
    super(path, Codecs.INSTANT);
  }

  @Override
  Condition<M> compare(Comparator comparator, Instant bound) {
    String prefix = prefix(bound);
    return switch (comparator) {
      case LT -> text(Comparator.LT, prefix).or(anyOf(truncations(bound)));
      case LE -> text(Comparator.LT, prefix).or(anyOf(truncations(bound))).or(eq(bound));
      case GT -> text(Comparator.GT, prefix).and(noneOf(truncations(bound))).and(ne(bound));
      case GE -> text(Comparator.GT, prefix).and(noneOf(truncations(bound)));
      case EQ -> eq(bound);
      case NE -> ne(bound);
    };
  }

  @Override
  Condition<M> range(Instant low, Instant high) {
    return ge(low).and(le(high));
  }

  /** The stored text of a bound less its final {@code Z}: a prefix of every later fraction. */
  private String prefix(Instant bound) {
    if (bound == null) {
      throw nullOperand();
    }
    if (bound.isBefore(MIN) || bound.isAfter(MAX)) {
      throw new KeyloomException(
          "'%s' is compared with %s; points in time are ordered only within the years 0 to 9999."
              .formatted(path(), bound));
    }
    String text = bound.toString();
    return text.substring(0, text.length() - 1);
  }

  /**
   * The earlier instants whose stored digits are the first digits of the bound's: the only ones
   * earlier than the bound whose text sorts after its prefix, because {@code Z} sorts after digits
   * and after the dot.
   */
  private static Set<Instant> truncations(Instant bound) {
    Set<Instant> earlier = new LinkedHashSet<>();
    for (ChronoUnit unit : List.of(ChronoUnit.SECONDS, ChronoUnit.MILLIS, ChronoUnit.MICROS)) {
      Instant truncated = bound.truncatedTo(unit);
      if (truncated.isBefore(bound)) {
        earlier.add(truncated);
      }
    }
    return earlier;
  }

  private Condition<M> noneOf(Set<Instant> instants) {
    return instants.size() == 1 ? ne(instants.iterator().next()) : anyOf(instants).negate();
  }

  private Condition<M> text(Comparator comparator, String text) {
    return new Condition<>(
        new Comparison(this, comparator, new ValueOperand<>(Codecs.STRING, text)));
  }
}
