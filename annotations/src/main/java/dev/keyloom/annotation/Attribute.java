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
   * The stored form of a point in time, also of those in a list, a set or a map; empty for that of
   * {@code toString}, whose width varies. {@code nanos}, {@code millis} and {@code seconds} are ISO
   * 8601 texts with nine, three or no digits of a second, for {@link java.time.Instant} (in UTC)
   * and {@link java.time.LocalDateTime}; {@code epoch-seconds} and {@code epoch-millis} are numbers
   * since 1970, for {@code Instant}. All of them sort as time does, so a key attribute of its own
   * can hold one. A value that is finer is refused, never rounded; a stored value of another form
   * cannot be read.
   */
  String format() default "";

  /**
   * How the component's value is stored, if not in the form of its type: a class that extends
   * {@code dev.keyloom.codec.ValueCodec} of the component's type and has a constructor without
   * parameters. One instance serves all threads.
   */
  Class<?> converter() default void.class;
}
