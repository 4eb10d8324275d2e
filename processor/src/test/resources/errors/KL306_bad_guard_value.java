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
      @When(
          component = "status",
          equalTo = {
            "OPEN",
            "OPNE" // ERROR KL306
          }),
      @When(component = "paid", equalTo = "yes"), // ERROR KL306
      @When(component = "count", equalTo = {"1", "01"}), // ERROR KL306
      @When(component = "count", equalTo = "128"), // ERROR KL306
      @When(component = "id", equalTo = {}) // ERROR KL306
    })
record Order(String id, Status status, boolean paid, byte count) implements Shop {}

enum Status {
  OPEN
}
