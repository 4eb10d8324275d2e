package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how a component is stored. It stands on a record component; in a class on the field, the
 * accessor, the setter or the constructor's parameter.
 */
@Documented
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER
})
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {
  /**
   * The stored attribute's name, 1 to 65535 bytes; empty for the component's name. A dot in it is
   * part of the name.
   */
  String name() default "";

  /**
   * How the component's value is stored, if not in the form of its type: a class that extends
   * {@code dev.keyloom.codec.ValueCodec} of the component's type and has a constructor without
   * parameters. One instance serves all threads.
   */
  Class<?> converter() default void.class;
}
