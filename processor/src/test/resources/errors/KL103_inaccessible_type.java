package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

class Outer {
  @Table("Shop") // ERROR KL103
  private sealed interface Shop permits Order {}

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  private record Order( // ERROR KL103
      String id,
      Status status) // ERROR KL103
      implements Shop {}

  private enum Status {
    OPEN
  }
}
