package com.example;

import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Embeddables that hold each other in every way. */
@NullMarked
@Table("Loops")
@Model
@Key(pk = "{id}", sk = "L")
public record Loops(String id, Left left, List<Right> rights) {
  @Embeddable
  public record Left(String name, @Nullable Right direct, List<Right> rights) {}

  @Embeddable
  public record Right(String name, Map<String, List<Left>> lefts, @Nullable Left direct) {}
}
