package dev.keyloom.processor.elsewhere;

import dev.keyloom.annotation.Embeddable;

/** An embeddable that has no codec. */
@Embeddable
public record Address(String city) {}
