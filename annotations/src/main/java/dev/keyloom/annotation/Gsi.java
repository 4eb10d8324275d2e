package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an access path of a model through a global secondary index.
 *
 * <p>The index is sparse: an item is in it only while all components of both templates are there
 * and every {@link #onlyWhen} holds.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Gsi.Container.class)
public @interface Gsi {
  /** The index's name, as declared by {@link Table#indexes()} or by convention. */
  String index();

  /**
   * The name of the access path, which becomes a method of the generated keys, such as {@code
   * byEmail}.
   */
  String name();

  /**
   * The template of the index's partition key. Left out, the path is the primary key turned round:
   * {@link Key#sk} becomes the partition key and {@link Key#pk} the sort key, and nothing is
   * written for the index. Unless it is declared, such an index is one on the table's own key
   * attributes.
   */
  String pk() default "";

  /**
   * The template of the index's sort key; empty for an index without one, and where {@link #pk} is
   * left out.
   */
  String sk() default "";

  /**
   * Whether at most one item has a full key of this path, so that {@code get} accepts it. The index
   * does not enforce it: two items found are reported as an error when they are read.
   */
  boolean unique() default false;

  /** Conditions that must all hold for an item to be in the index. */
  When[] onlyWhen() default {};

  /** Holds several {@link Gsi}. */
  @Documented
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.CLASS)
  @interface Container {
    /** The access paths in the order of their declaration. */
    Gsi[] value();
  }
}
