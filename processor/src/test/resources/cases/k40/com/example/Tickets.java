package com.example;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import lombok.Builder;
import lombok.With;

@Table("Tickets")
public sealed interface Tickets {
  @Model
  @Key(pk = "TICKET#{id}", sk = "META")
  @Builder
  @With
  record Ticket(String id, @Attribute(name = "t") String title, int votes, Author author)
      implements Tickets {}

  @Embeddable
  @Builder
  @With
  record Author(String name) {}
}
