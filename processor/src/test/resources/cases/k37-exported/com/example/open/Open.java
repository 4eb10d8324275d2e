package com.example.open;

import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;

@Table("Open")
@Model
@Key(pk = "{id}", sk = "O#{name}")
@Gsi(index = "GSI1", name = "byName", pk = "{name}", sk = "{id}")
public record Open(String id, String name, List<Part> parts) {
  @Embeddable
  public record Part(String name) {}
}
