package dev.keyloom.it.reads;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;

/** Models whose pages are easy to get wrong. */
@Table("ReadCases")
public sealed interface ReadCases {

  @Model
  @Key(pk = "BIG#{shelf}", sk = "BOOK#{number:6}")
  @Gsi(index = "GSI1", name = "byTopic", pk = "TOPIC#{topic}", sk = "BOOK#{number:6}")
  record Book(String shelf, int number, String topic, boolean rare, String text)
      implements ReadCases {}

  @Model
  @Key(pk = "BIG#{shelf}", sk = "NOTE#{id}")
  record Note(String shelf, String id) implements ReadCases {}

  @Model
  @Key(pk = "READER#{id}", sk = "READER")
  @Gsi(index = "GSI1", name = "byEmail", pk = "EMAIL#{email}", sk = "READER", unique = true)
  record Reader(String id, String email) implements ReadCases {}
}
