package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(
    value = "Shop",
    partitionKey = "key",
    sortKey = "key", // ERROR KL407
    typeAttribute = "key", // ERROR KL407
    indexes = {
      @Index(
          name = "one",
          partitionKey = "a",
          sortKey = "a") // ERROR KL407
    })
sealed interface Shop permits A {}

@Model
@Key(pk = "A#{id}", sk = "META")
record A(String id) implements Shop {}

@Table(
    value = "Stock",
    indexes = @Index(name = "byType", partitionKey = "type"))
sealed interface Stock permits B {}

@Model
@Key(pk = "B#{id}", sk = "META")
@Gsi(index = "byType", name = "byType", pk = "B#{id}") // ERROR KL407
record B(String id) implements Stock {}

@Table(
    value = "Box",
    indexes = {
      @Index(name = "first", partitionKey = "x"),
      @Index(name = "second", partitionKey = "x", sortKey = "y")
    })
sealed interface Box permits C {}

@Model
@Key(pk = "C#{id}", sk = "META")
@Gsi(index = "first", name = "byA", pk = "A#{a}")
@Gsi(index = "second", name = "byB", pk = "B#{b}", sk = "META") // ERROR KL407
record C(String id, String a, String b) implements Box {}
