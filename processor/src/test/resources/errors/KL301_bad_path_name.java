package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Gsi(index = "GSI1", name = "by-a", pk = "A#{a}", sk = "ORDER#{id}") // ERROR KL301
@Gsi(index = "GSI2", name = "class", pk = "B#{b}", sk = "ORDER#{id}") // ERROR KL301
@Gsi(index = "GSI3", name = "resolve", pk = "C#{c}", sk = "ORDER#{id}") // ERROR KL301
@Gsi(index = "GSI4", name = "toString", pk = "D#{d}", sk = "ORDER#{id}") // ERROR KL301
@Gsi(index = "GSI5", name = "byE", pk = "E#{e}", sk = "ORDER#{id}")
@Gsi(index = "GSI6", name = "bye", pk = "F#{f}", sk = "ORDER#{id}") // ERROR KL301
@Gsi(
    index = "GSI7",
    name = "", // ERROR KL301
    pk = "G#{g}",
    sk = "ORDER#{id}")
record Order(String id, String a, String b, String c, String d, String e, String f, String g)
    implements Shop {}
