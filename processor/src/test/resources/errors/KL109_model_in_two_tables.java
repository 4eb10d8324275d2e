package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}

@Table("Stock")
sealed interface Stock permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop, Stock {} // ERROR KL109
