package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B, C, D {}

@Model
@Key(
    pk = "A#{id:upper}", // ERROR KL206
    sk = "{name:6}") // ERROR KL206
record A(String id, String name) implements Shop {}

@Model
@Key(
    pk = "B#{day:escaped}", // ERROR KL206
    sk = "{day:ordered}") // ERROR KL206
record B(LocalDate day) implements Shop {}

@Model
@Key(
    pk = "C#{n:millis}", // ERROR KL206
    sk = "{n:0}") // ERROR KL206
record C(int n) implements Shop {}

@Model
@Key(
    pk = "D#{n:99}", // ERROR KL206
    sk = "{x:6}") // ERROR KL206
record D(int n, double x) implements Shop {}
