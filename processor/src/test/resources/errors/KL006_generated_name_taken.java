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
  record Order(String id) implements Shop {} // ERROR KL006 KL006 KL006
}

@Model
@Key(pk = "ITEM#{id}", sk = "META")
record Item(String id) implements Shop {} // ERROR KL006

class ItemKeys {}
