package errors;

import dev.keyloom.annotation.*;

@Table(
    value = "Shop",
    indexes = {
      @Index(name = "inverse", partitionKey = "SK", sortKey = "PK"),
      @Index(name = "other", partitionKey = "PK", sortKey = "other"),
      @Index(name = "flat", partitionKey = "SK")
    })
sealed interface Shop permits A, C, E, F {}

@Model
@Key(pk = "A#{id}", sk = "A#{at}")
@Gsi(index = "inverse", name = "byAt")
record A(String id, String at) implements Shop {}

@Model
@Key(pk = "E#{id}", sk = "E#{at}")
@Gsi(index = "other", name = "byAt") // ERROR KL310
record E(String id, String at) implements Shop {}

@Model
@Key(pk = "F#{id}", sk = "F#{at}")
@Gsi(index = "flat", name = "byAt") // ERROR KL310
record F(String id, String at) implements Shop {}

@Table("Other")
@Model
@Key(pk = "B#{id}", sk = "B#{at}")
@Gsi(index = "inverse", name = "byAt", sk = "B#{id}") // ERROR KL310
record B(String id, String at) {}

// What the turned key does in its new place is told there; what it has in common with @Key is not.
@Model
@Key(pk = "C#{number}", sk = "C") // no order is asked of {number}
@Gsi(index = "undeclared", name = "all") // WARN KL212
record C(int number) implements Shop {}

@Table(value = "Flat", sortKey = "")
@Model
@Key(pk = "D#{id}")
@Gsi(index = "inverse", name = "all") // ERROR KL310
record D(String id) {}
