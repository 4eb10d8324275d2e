package errors;

import dev.keyloom.annotation.*;

@Table("order-items") // NOTE KL415
sealed interface Shop {
  @Model
  @Key(pk = "ORDER#{id}", sk = "ITEM#{number:4}")
  record OrderItem(String id, int number) implements Shop {}

  @Model
  @Key(pk = "BILL#{id}", sk = "META")
  record Bill(String id) implements Shop {}
}
