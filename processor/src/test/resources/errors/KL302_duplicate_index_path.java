package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Gsi(index = "GSI1", name = "byShop", pk = "SHOP#{shop}#{kind}", sk = "ORDER#{id}")
@Gsi(index = "GSI2", name = "byKind", pk = "KIND#{kind}#{shop}", sk = "{id}") // ERROR KL302
@Gsi(index = "GSI3", name = "turned", pk = "ID#{id}", sk = "{shop}#{kind}")
record Order(String id, String shop, String kind) implements Shop {}
