package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop") // ERROR KL401
class Shop {}

@Table("Stock") // ERROR KL401
record Stock(String id) {}

@Table("Color") // ERROR KL401
enum Color {
  RED
}
