package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a DynamoDB table on an interface that every model of the table implements.
 *
 * <pre>{@code
 * @Table("UserPermissions")
 * public sealed interface UserPermissions permits User, Group {}
 * }</pre>
 *
 * <p>What a sealed interface permits are the table's models. An interface that is not sealed lists
 * them in {@link #models}, or leaves that to {@link TableOf} in a module that sees all of them. The
 * annotation may also stand on the only model of a table. The processor generates the gateway
 * {@code UserPermissionsTable} beside the annotated type.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface Table {
  /**
   * The table's name, 3 to 255 characters of {@code a-z A-Z 0-9 _ - .}; can be mapped per gateway.
   */
  String value();

  /** The attribute that holds the table's partition key. */
  String partitionKey() default "PK";

  /** The attribute that holds the table's sort key; empty for a table without one. */
  String sortKey() default "SK";

  /**
   * The attribute that tells which model an item belongs to; empty for a table without one, whose
   * items are then told apart by the shape of their keys.
   */
  String typeAttribute() default "type";

  /**
   * The models of an interface that is not sealed, each of which implements it; they may be in
   * other packages and modules.
   */
  Class<?>[] models() default {};

  /**
   * The indexes that do not follow the convention. An index {@code GSI1} that is not named here is
   * a global index on {@code GSI1PK} and {@code GSI1SK} that projects all attributes.
   */
  Index[] indexes() default {};
}
