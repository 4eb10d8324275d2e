package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@SuppressLint(value = "key-named-after-component", reason = "the clash is what matters here")
@Table(value = "Shop", sortKey = "at")
sealed interface Shop permits A, B {}

@Model
@Key(pk = "A#{PK}", sk = "A")
@Gsi(index = "GSI1", name = "byName", pk = "NAME#{name}", sk = "A")
record A(
    String PK, // ERROR KL502
    String type, // ERROR KL502
    String GSI1PK, // ERROR KL502
    String GSI2PK,
    String name,
    String other,
    Box box)
    implements Shop {}

@Model
@Key(pk = "B#{id}", sk = "{at}")
record B(String id, LocalDate at) implements Shop {}

@Embeddable
record Box(String PK, String type) {}
