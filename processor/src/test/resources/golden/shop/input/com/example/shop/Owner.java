package com.example.shop;

import dev.keyloom.annotation.Embeddable;
import org.jspecify.annotations.Nullable;

@Embeddable
public record Owner(String id, @Nullable Address home) {}
