/** The base class of generated gateways, the only way from generated code to the machinery. */
@NullMarked
package dev.keyloom.gateway;

import org.jspecify.annotations.NullMarked;
