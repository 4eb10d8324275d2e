package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop") // ERROR KL401
interface Shop {}

@Table("Stock") // ERROR KL401
record Stock(String id) {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}
