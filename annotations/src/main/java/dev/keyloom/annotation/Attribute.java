package dev.keyloom.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says how a record component is stored. */
@Documented
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Attribute {
  /**
   * The stored attribute's name, 1 to 65535 bytes; by default the component's name. A dot in it is
   * part of the name.
   */
  String name();
}
