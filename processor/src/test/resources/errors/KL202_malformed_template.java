package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B, C, D, E, F, G {}

@Model
@Key(pk = "A#{id", sk = "META") // ERROR KL202
record A(String id) implements Shop {}

@Model
@Key(pk = "B#id}", sk = "META") // ERROR KL202
record B(String id) implements Shop {}

@Model
@Key(pk = "C#{}", sk = "META") // ERROR KL202
record C(String id) implements Shop {}

@Model
@Key(pk = "D#{ id }", sk = "META") // ERROR KL202
record D(String id) implements Shop {}

@Model
@Key(pk = "E#{id:}", sk = "META") // ERROR KL202
record E(String id) implements Shop {}

@Model
@Key(pk = "", sk = "META") // ERROR KL202
record F(String id) implements Shop {}

@Model
@Key(
    pk = "G#{{id}}", // ERROR KL202
    sk = "\uD800#") // ERROR KL202
record G(String id) implements Shop {}
