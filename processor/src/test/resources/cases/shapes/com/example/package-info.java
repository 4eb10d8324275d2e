@NullMarked
package com.example;

import org.jspecify.annotations.NullMarked;
