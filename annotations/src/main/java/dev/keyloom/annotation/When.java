package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A condition on one component: it equals one of the given values. A null component never does. */
@Documented
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface When {
  /** The record component, of a string, enum, boolean or whole-number type. */
  String component();

  /** The values in their text form: an enum constant's name, {@code true}, {@code 42}. */
  String[] equalTo();
}
