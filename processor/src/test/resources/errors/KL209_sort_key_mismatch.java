package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A {}

@Model
@Key(pk = "A#{id}") // ERROR KL209
record A(String id) implements Shop {}

@Table(value = "Flat", sortKey = "")
sealed interface Flat permits B {}

@Model
@Key(
    pk = "B#{id}",
    sk = "META") // ERROR KL209
record B(String id) implements Flat {}
