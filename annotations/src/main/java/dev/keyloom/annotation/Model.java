package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a record as a model: one kind of item of a table.
 *
 * <p>For a record {@code User} the processor generates {@code UserKeys}, {@code UserAttributes} and
 * {@code UserCodec} in the record's package.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Model {
  /** The value of the table's type attribute; by default the record's simple name. */
  String type() default "";

  /**
   * The text that parts the components of this model's keys. A string value that holds it is
   * refused in a key, so that two different keys never have the same text.
   */
  String separator() default "#";

  /**
   * What stands before the name of every attribute of this model that {@link Attribute#name} does
   * not name, so that models of a table do not share names by accident.
   */
  String attributePrefix() default "";
}
