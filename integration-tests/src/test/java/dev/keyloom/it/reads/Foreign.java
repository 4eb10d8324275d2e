package dev.keyloom.it.reads;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import org.jspecify.annotations.Nullable;

/** Two models that share partitions, of the table and of an index. */
@Table("Foreign")
public sealed interface Foreign {

  @Model
  @Key(pk = "P#{group}", sk = "A#{id}")
  @Gsi(index = "GSI1", name = "byTag", pk = "TAG#{tag}", sk = "{id}")
  record Apple(String group, String id, @Nullable String tag, @Nullable Long weight)
      implements Foreign {}

  @Model
  @Key(pk = "P#{group}", sk = "B#{id}")
  @Gsi(index = "GSI1", name = "byTag", pk = "TAG#{tag}", sk = "{id}")
  record Berry(String group, String id, @Nullable String tag) implements Foreign {}
}
