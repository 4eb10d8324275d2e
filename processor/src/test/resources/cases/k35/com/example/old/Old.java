package com.example.old;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** Nullability by an annotation of declarations. */
@NullMarked
@Table("Old")
@Model
@Key(pk = "{id}", sk = "O")
public record Old(String id, @Nullable String a, @Nullable List<String> d, String required) {}
