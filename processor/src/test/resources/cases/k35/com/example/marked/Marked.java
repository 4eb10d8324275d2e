package com.example.marked;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Nullability where a type-use annotation may stand. */
@Table("Marked")
@Model
@Key(pk = "{id}", sk = "M")
public record Marked(
    String id,
    @Nullable String a,
    java.lang.@Nullable String b,
    byte @Nullable [] c,
    List<@Nullable String> d,
    Map<String, @Nullable List<@Nullable Integer>> e,
    @Nullable Set<Long> f,
    java.util.@Nullable UUID g,
    byte[] h,
    @Declared String i)
    {}
