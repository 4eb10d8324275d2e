package dev.keyloom.it.reads;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;

/** A table without a sort key, of one model, with an index. */
@Table(value = "Sparse", sortKey = "")
@Model
@Key(pk = "ROW#{id}")
@Gsi(index = "GSI1", name = "byA", pk = "A#{a}", sk = "B#{b}")
public record Sparse(String id, String a, String b, String note) {}
