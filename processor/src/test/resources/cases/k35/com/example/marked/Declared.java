package com.example.marked;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** Other packages' annotation of the same name is in {@code old}. */
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface Declared {}
