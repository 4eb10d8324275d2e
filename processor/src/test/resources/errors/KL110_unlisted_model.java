package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(value = "Shop", models = Order.class)
interface Shop {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}

@Model
@Key(pk = "ITEM#{id}", sk = "META")
record Item(String id) implements Shop {} // ERROR KL110
