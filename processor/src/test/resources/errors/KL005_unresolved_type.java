package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(
    String id,
    OrderKeys keys, // ERROR KL005
    List<Missing> lines) // ERROR KL005
    implements Shop {}
