package errors;

import dev.keyloom.annotation.*;

@Table(value = "Shop", partitionKey = "orderId", sortKey = "SK") // NOTE KL416
sealed interface Shop {
  @Model
  @Key(pk = "ORDER#{orderId}", sk = "META")
  record Order(@KeyOnly String orderId) implements Shop {}

  @Model
  @Key(pk = "BILL#{id}", sk = "META")
  record Bill(String id) implements Shop {}
}

/** A key attribute that is an attribute of every model may have its name. */
@Table(value = "Tenants", partitionKey = "tenant", sortKey = "SK")
sealed interface Tenants {
  @Model
  @Key(pk = "{tenant}", sk = "USER#{id}")
  record User(String tenant, String id) implements Tenants {}

  @Model
  @Key(pk = "{tenant}", sk = "GROUP#{id}")
  record Group(String tenant, String id) implements Tenants {}
}
