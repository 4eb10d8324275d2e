package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop {
  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  record Order(String id) implements Shop {}

  record Item(String id) implements Shop {} // ERROR KL402

  enum Color implements Shop { // ERROR KL402
    RED
  }

  sealed interface Nested extends Shop {
    record Deep(String id) implements Nested {} // ERROR KL402
  }

  non-sealed interface Open extends Shop {} // ERROR KL402
}

@Table(
    value = "Store",
    models = {
      Shelf.class, // ERROR KL402
      Place.class, // ERROR KL402
      int.class // ERROR KL402
    })
interface Store {}

record Shelf(String id) implements Store {}

interface Place extends Store {}
