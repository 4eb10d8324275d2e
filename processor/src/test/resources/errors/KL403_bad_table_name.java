package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("My Shop") // ERROR KL403
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Gsi(
    index = "G1", // ERROR KL403
    name = "byMail",
    pk = "MAIL#{mail}",
    sk = "META")
record Order(String id, String mail) implements Shop {}

@Table(
    value = "Stock",
    indexes =
        @Index(
            name = "in dex", // ERROR KL403
            partitionKey = "a"))
sealed interface Stock permits Item {}

@Model
@Key(pk = "ITEM#{id}", sk = "META")
record Item(String id) implements Stock {}
