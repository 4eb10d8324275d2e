package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
@SuppressLint(value = "hot-partitions", reason = "one row a day") // ERROR KL001
record Order(
    String id,
    @SuppressLint(value = {"hot-partition", "nonsense"}, reason = "none")
    String note) // ERROR KL001
    implements Shop {}
