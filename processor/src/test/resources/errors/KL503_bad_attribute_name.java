package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(
    value = "Shop",
    partitionKey = "", // ERROR KL503
    indexes =
        @Index(
            name = "one",
            partitionKey =
                "a234567890123456789012345678901234567890123456789012345678901234567890" // ERROR KL503
                + "123456789012345678901234567890123456789012345678901234567890123456789"
                + "123456789012345678901234567890123456789012345678901234567890123456789"
                + "123456789012345678901234567890123456789012345678901234567890123456789"))
sealed interface Shop permits Order, Bill {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(
    String id,
    @Attribute(name = "\uD83D") String half, // ERROR KL503
    @Attribute(name = "\uD83D\uDE00") String whole,
    @Attribute(name = "") String mail)
    implements Shop {}

@Model(attributePrefix = "\uD83D") // ERROR KL503
@Key(pk = "BILL#{id}", sk = "META")
record Bill(String id) implements Shop {}
