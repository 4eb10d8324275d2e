@NullMarked
package com.example.permissions;

import org.jspecify.annotations.NullMarked;
