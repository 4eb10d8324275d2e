package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "LINE#{line}") // ERROR KL203
@Gsi(
    index = "GSI1",
    name = "byPrice",
    pk = "SHOP#{id}",
    sk = "{price}#{line:6}#{total:ordered}") // ERROR KL203
record Order(String id, int line, BigDecimal price, double total) implements Shop {}
