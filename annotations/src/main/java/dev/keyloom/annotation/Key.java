package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares the primary key of a model as templates.
 *
 * <p>A template is literal text with components in braces: {@code USER#{userId}}. A component names
 * a record component, or one of an embedded record ({@code {owner.id}}), and may have a format: a
 * width for whole numbers ({@code {line:6}}), {@code ordered}, {@code escaped}, {@code millis} or
 * {@code seconds}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Key.Container.class)
public @interface Key {
  /** The template of the partition key; DynamoDB allows 1 to 2048 bytes. */
  String pk();

  /** The template of the sort key, 1 to 1024 bytes; empty in a table without a sort key. */
  String sk() default "";

  /** Holds several {@link Key}, so that a second one is refused with a hint at {@link Gsi}. */
  @Documented
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.CLASS)
  @interface Container {
    /** The keys in the order of their declaration. */
    Key[] value();
  }
}
