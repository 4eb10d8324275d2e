package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(value = "Shop", sortKey = "at") // NOTE KL416
sealed interface Shop permits A, B, C {}

@Model
@Key(pk = "A#{id}", sk = "{at}")
record A(String id, long at) implements Shop {}

@Model
@Key(pk = "B#{id}", sk = "META") // ERROR KL210
record B(String id) implements Shop {}

@Model
@Key(pk = "C#{id}", sk = "0")
record C(String id) implements Shop {}
