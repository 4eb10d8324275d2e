package com.example.old;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** May not stand at a type. */
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER})
public @interface Nullable {}
