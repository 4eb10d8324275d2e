package errors;

import dev.keyloom.annotation.*;

@Table("Shop")
sealed interface Shop {
  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  @Gsi(index = "GSI1", name = "byCustomer", pk = "CUSTOMER#{customer}", sk = "ORDER#{id}")
  record Order(String id, String customer) implements Shop {}

  @Model
  @Key(pk = "BILL#{id}", sk = "META")
  @Gsi(index = "GSI2", name = "byPayer", pk = "PAYER#{payer}", sk = "BILL#{id}") // NOTE KL314
  record Bill(String id, String payer) implements Shop {}

  /** It needs both, and the second has no sort key to share. */
  @Model
  @Key(pk = "PARCEL#{id}", sk = "META")
  @Gsi(index = "GSI1", name = "byOrder", pk = "PARCELS#{order}", sk = "PARCEL#{id}")
  @Gsi(index = "GSI3", name = "byCarrier", pk = "CARRIER#{carrier}", sk = "PARCEL#{id}") // NOTE KL314
  record Parcel(String id, String order, String carrier) implements Shop {}
}
