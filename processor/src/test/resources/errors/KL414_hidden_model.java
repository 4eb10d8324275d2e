package errors;

import dev.keyloom.annotation.*;
import dev.keyloom.processor.elsewhere.*;
import java.math.*;
import java.time.*;
import java.util.*;

class Books extends Hidden {
  @TableOf(value = Shelf.class, models = Book.class) // ERROR KL414 KL008
  static class Tables {}
}
