package errors;

import dev.keyloom.annotation.*;
import java.time.*;

@Table("Shop")
sealed interface Shop {
  @Embeddable
  record Owner(String id, @KeyOnly String name) {} // ERROR KL217

  @Model
  @Key(pk = "ORDER#{id}", sk = "AT#{at:millis}#{owner.id}")
  record Order(
      @KeyOnly String id,
      @KeyOnly Instant at,
      @KeyOnly Owner owner, // ERROR KL217
      @KeyOnly String note, // ERROR KL217
      String kept)
      implements Shop {}

  @Model
  @Key(pk = "BILL#{id}", sk = "META")
  @Gsi(index = "GSI1", name = "byPayer", pk = "PAYER#{payer}", sk = "BILL#{id}")
  record Bill(
      @KeyOnly @Attribute(name = "bill_id") String id, // ERROR KL217
      @KeyOnly String payer) // ERROR KL217
      implements Shop {}
}
