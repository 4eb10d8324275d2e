package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B {}


@Model
@Key(
    pk = "A#{n}0#{open}e#{price}.{n}", // ERROR KL207 KL207 KL207
    sk = "{status}_{n:6}") // ERROR KL207
record A(int n, boolean open, BigDecimal price, Status status) implements Shop {}

enum Status {
  OPEN,
  IN_PROGRESS
}

@Model
@Key(pk = "B#{n}-{n:4}0#{name:escaped}A", sk = "{name:ordered}0#{uuid}a{status}#{day}0")
record B(int n, String name, UUID uuid, Status status, LocalDate day) implements Shop {}
