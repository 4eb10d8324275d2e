package errors;

import dev.keyloom.annotation.*;

@Table(value = "Shop", typeAttribute = "") // NOTE KL417
sealed interface Shop {
  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  record Order(String id) implements Shop {}

  @Model
  @Key(pk = "BILL#{id}", sk = "META")
  record Bill(String id) implements Shop {}
}
