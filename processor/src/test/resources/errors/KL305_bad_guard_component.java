package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Gsi(
    index = "GSI1",
    name = "open",
    pk = "OPEN",
    sk = "{id}",
    onlyWhen = {
      @When(component = "status", equalTo = "OPEN"),
      @When(component = "statsu", equalTo = "OPEN"), // ERROR KL305
      @When(
          component = "at", // ERROR KL305
          equalTo = "today")
    })
record Order(String id, Status status, Instant at) implements Shop {}

enum Status {
  OPEN
}
