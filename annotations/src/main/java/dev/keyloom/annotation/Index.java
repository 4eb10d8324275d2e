package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares a secondary index that does not follow the convention. */
@Documented
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface Index {
  /** The index's name, 3 to 255 characters of {@code a-z A-Z 0-9 _ - .}. */
  String name();

  /**
   * The attribute that holds the index's partition key; by convention the name followed by {@code
   * PK}. A local index has the table's.
   */
  String partitionKey() default "";

  /**
   * The attribute that holds the index's sort key; by convention the name followed by {@code SK},
   * unless {@link #partitionKey} is given: then empty means an index without a sort key. A local
   * index always has one.
   */
  String sortKey() default "";

  /** Whether the index is global or local. */
  IndexKind kind() default IndexKind.GLOBAL;
}
