package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B, C {}

@Model
@Key(pk = "X#{id}", sk = "{name}") // NOTE KL213
record A(String id, String name) implements Shop {}

@Model
@Key(pk = "X#{id}", sk = "META") // ERROR KL208
record B(String id) implements Shop {}

@Model
@Key(pk = "{id}", sk = "{n:4}") // NOTE KL213 KL213
record C(UUID id, int n) implements Shop {}
