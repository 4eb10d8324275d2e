package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Sales.Order, Stock.Order, Item {}

class Sales {
  @Model
  @Key(pk = "SALE#{id}", sk = "META")
  record Order(String id) implements Shop {}
}

class Stock {
  @Model(type = "StockOrder")
  @Key(pk = "STOCK#{id}", sk = "META")
  record Order(String id) implements Shop {} // ERROR KL006
}

@Model
@Key(pk = "ITEM#{id}", sk = "META")
record Item(String id) implements Shop {} // ERROR KL006

class ItemKeys {}

@Embeddable
record Box(int width) {} // ERROR KL006

class BoxCodec {}

@Table("Yard")
sealed interface Yard {
  /** Its embeddable has no codec, which is said there. */
  @Model
  @Key(pk = "PARCEL#{id}", sk = "META")
  record Parcel(String id, Box box) implements Yard {}

  /** OPenKeys would be the file of OpenKeys where file systems take no account of case. */
  @Model
  @Key(pk = "OPEN#{id}", sk = "META")
  record Open(String id) implements Yard {} // ERROR KL006

  @Model
  @Key(pk = "EARLY#{id}", sk = "META")
  record OPen(String id) implements Yard {}
}
