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
@Gsi(
    index = "GSI1",
    name = "byTime",
    pk = "{time}#{offset}", // ERROR KL205 KL205
    sk = "{uri}") // ERROR KL205
record C(String id, LocalTime time, OffsetDateTime offset, java.net.URI uri) implements Shop {}

@Model
@Key(pk = "D#{id}", sk = "D")
record D(String id) implements Shop {}
