@NullMarked
package com.example.marked;

import org.jspecify.annotations.NullMarked;
