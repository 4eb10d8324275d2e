package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that a component has no attribute of its own: it stands in the primary key only, and is cut
 * out of it when an item is read.
 *
 * <p>A template of {@link Key} must name the component as such, not only something inside of it.
 * There is no path of it for conditions and updates, since no attribute holds it alone. The
 * annotation stands where {@link Attribute} would.
 */
@Documented
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER
})
@Retention(RetentionPolicy.CLASS)
public @interface KeyOnly {}
