package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(
    pk = "ORDER#{orderID}#{nothing}", // ERROR KL201 KL201
    sk = "META")
@Gsi(
    index = "GSI1",
    name = "byOwner",
    pk = "OWNER#{owner.ident}", // ERROR KL201
    sk = "ORDER#{orderId.length}") // ERROR KL201
record Order(String orderId, Owner owner) implements Shop {}

@Embeddable
record Owner(String id) {}
