package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Silences warnings and notes where they arise. Errors cannot be silenced.
 *
 * <pre>{@code @SuppressLint(value = "hot-partition", reason = "one row a day")}</pre>
 */
@Documented
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.CLASS)
public @interface SuppressLint {
  /** The names of the findings, such as {@code hot-partition}. */
  String[] value();

  /** Why it is right here; not empty. */
  String reason();
}
