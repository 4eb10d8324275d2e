package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(value = "Shop", sortKey = "open")
sealed interface Shop permits A, B, C, D {}

@Model
@Key(
    pk = "A#{tags}", // ERROR KL205
    sk = "{owner}") // ERROR KL205
record A(List<String> tags, Owner owner) implements Shop {}

@Model
@Key(pk = "B#{hash}", sk = "X") // ERROR KL205
record B(byte[] hash) implements Shop {}

@Embeddable
record Owner(String id) {}

@Model
@Key(pk = "C#{id}", sk = "C")
record C(String id) implements Shop {}

@Model
@Key(pk = "D#{id}", sk = "D")
record D(String id) implements Shop {}
