package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(
    value = "Shop",
    models = {Order.class}) // ERROR KL410
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}

@Table(value = "Stock", models = Stock.class) // ERROR KL410
@Model
@Key(pk = "STOCK#{id}", sk = "META")
record Stock(String id) {}
