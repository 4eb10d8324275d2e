package dev.keyloom.internal.transport;

import java.time.Duration;
import java.util.function.LongUnaryOperator;

/**
 * Exponential backoff with full jitter: before try n+1 a random time between zero and min(longest,
 * first · 2ⁿ⁻¹). Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
 *
 * @param first the most that is waited after the first try
 * @param longest the most that is waited after any try
 * @param tries how often is tried in all
 * @param random a random number from 0 up to and including its argument
 */
public record Backoff(Duration first, Duration longest, int tries, LongUnaryOperator random) {

  /** What batches do with unprocessed keys: 50 ms doubling to 1 s, ten tries. */
  public static Backoff ofBatches(LongUnaryOperator random) {
    return new Backoff(Duration.ofMillis(50), Duration.ofSeconds(1), 10, random);
  }

  /** How long to wait after the given number of tries. */
  public Duration pauseAfter(int tried) {
    long bound = longest.toMillis();
    int doublings = tried - 1;
    if (doublings < Long.numberOfLeadingZeros(first.toMillis()) - 1) {
      bound = Math.min(bound, first.toMillis() << doublings);
    }
    return Duration.ofMillis(random.applyAsLong(bound));
  }
}
