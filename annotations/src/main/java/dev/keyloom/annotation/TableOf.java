package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lists the models of a table whose interface cannot name them, because no module sees both until
 * this one.
 *
 * <pre>{@code
 * @TableOf(value = Shop.class, models = {Order.class, Item.class})
 * final class ShopTables {}
 * }</pre>
 *
 * <p>The interface is annotated with {@link Table} and lists no models itself. It and the models
 * may have been compiled earlier, with this processor. The whole table is checked here, and the
 * gateway {@code ShopTable} is generated in the package of the annotated type.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface TableOf {
  /** The interface that is annotated with {@link Table}. */
  Class<?> value();

  /** The models, each of which implements the interface. */
  Class<?>[] models();
}
