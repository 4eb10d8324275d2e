package com.example.shop;

import dev.keyloom.annotation.Embeddable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines hold lines, at once and in a list. */
@Embeddable
public record Line(
    String sku, int quantity, Status status, @Nullable Line gift, @Nullable List<Line> parts) {}
