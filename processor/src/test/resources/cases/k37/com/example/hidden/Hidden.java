package com.example.hidden;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;

@Table("Hidden")
@Model
@Key(pk = "{id}", sk = "H#{kind}")
@Gsi(index = "GSI1", name = "byKind", pk = "{kind}#{id}")
record Hidden(String id, Kind kind, List<Part> parts) {
  enum Kind {
    A
  }

  @dev.keyloom.annotation.Embeddable
  record Part(String name) {}
}
