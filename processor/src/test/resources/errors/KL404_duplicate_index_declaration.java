package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(
    value = "Shop",
    indexes = {
      @Index(name = "GSI1", partitionKey = "a"),
      @Index(name = "GSI1", partitionKey = "b") // ERROR KL404
    })
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}
