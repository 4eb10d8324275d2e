package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(
    value = "Shop",
    models = {
      Order.class,
      Order.class // ERROR KL412
    })
interface Shop {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}
