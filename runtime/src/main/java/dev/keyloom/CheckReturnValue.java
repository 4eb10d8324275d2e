package dev.keyloom;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The result of the methods so marked must be used: operations are immutable values, so a call
 * whose result is dropped does nothing. Error Prone and other checkers know the annotation by its
 * simple name.
 */
@Documented
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.CLASS)
public @interface CheckReturnValue {}
