package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
@Model
@Key(pk = "ORDER#{id}", sk = "META")
final class Order {
  @Attribute(name = "order_id")
  private final String id;

  private final String name;

  Order(String id, @Attribute(name = "n") String name) {
    this.id = id;
    this.name = name;
  }

  @Attribute(name = "orderId") // ERROR KL510
  String getId() {
    return id;
  }

  @Attribute(name = "n")
  String getName() {
    return name;
  }
}
