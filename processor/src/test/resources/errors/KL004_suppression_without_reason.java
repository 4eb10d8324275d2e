package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDERS", sk = "{id}")
@SuppressLint(
    value = "hot-partition",
    reason = " ") // ERROR KL004
record Order(String id) implements Shop {}
