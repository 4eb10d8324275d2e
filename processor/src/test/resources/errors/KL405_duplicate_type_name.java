package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B {}


@Model
@Key(pk = "A#{id}", sk = "META")
record A(String id) implements Shop {}

@Model(
    type = "A") // ERROR KL405
@Key(pk = "B#{id}", sk = "META")
record B(String id) implements Shop {}
