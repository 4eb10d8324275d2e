package com.example;

import dev.keyloom.annotation.Embeddable;

@Deprecated
@Embeddable
public record Part(@Deprecated(forRemoval = true) String name) {}
