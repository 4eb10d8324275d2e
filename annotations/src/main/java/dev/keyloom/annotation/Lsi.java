package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an access path of a model through a local secondary index: the partition of {@link
 * Key#pk} in another order. Its reads can be strongly consistent.
 *
 * <p>The index is sparse: an item is in it only while all components of the sort key are there and
 * every {@link #onlyWhen} holds. A local index is created with its table and stays as long as it;
 * with one, all items that share a partition key may take up 10 GB at most. Source: "Local
 * secondary indexes", DynamoDB Developer Guide.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Lsi.Container.class)
public @interface Lsi {
  /**
   * The index's name, as declared by {@link Table#indexes()}. By convention {@code LSI1} has the
   * sort key {@code LSI1SK}.
   */
  String index();

  /**
   * The name of the access path, which becomes a method of the generated keys, such as {@code
   * byDate}.
   */
  String name();

  /** The template of the index's sort key. */
  String sk();

  /** Conditions that must all hold for an item to be in the index. */
  When[] onlyWhen() default {};

  /** Holds several {@link Lsi}. */
  @Documented
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.CLASS)
  @interface Container {
    /** The access paths in the order of their declaration. */
    Lsi[] value();
  }
}
