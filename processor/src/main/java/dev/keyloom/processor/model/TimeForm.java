package dev.keyloom.processor.model;

import java.util.Locale;

/** A form in which a point in time can be stored instead of that of its {@code toString}. */
public enum TimeForm {
  /** Text with nine digits of a second. */
  NANOS,
  /** Text with three digits of a second. */
  MILLIS,
  /** Text without a fraction. */
  SECONDS,
  /** A number of seconds since 1970. */
  EPOCH_SECONDS,
  /** A number of milliseconds since 1970. */
  EPOCH_MILLIS;

  /** What users write. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether it is a number. */
  public boolean isNumber() {
    return this == EPOCH_SECONDS || this == EPOCH_MILLIS;
  }
}
