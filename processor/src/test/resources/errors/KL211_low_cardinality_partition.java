package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B {}


@Model
@Key(pk = "A#{status}", sk = "A#{id}") // WARN KL211
@Gsi(
    index = "GSI1",
    name = "byDay",
    pk = "DAY#{day}", // WARN KL211
    sk = "A#{id}")
record A(String id, Status status, LocalDate day) implements Shop {}

enum Status {
  OPEN
}

@Model
@Key(pk = "B#{id}#{open}", sk = "B")
@Gsi(index = "GSI1", name = "byOpen", pk = "OPEN#{open}", sk = "B#{id}") // WARN KL211
record B(String id, boolean open) implements Shop {}
