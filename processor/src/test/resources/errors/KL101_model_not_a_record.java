package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
final class Order implements Shop { // ERROR KL101
  String id;
}

@Embeddable
enum Color { // ERROR KL101
  RED
}
