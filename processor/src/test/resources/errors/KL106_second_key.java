package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Key(pk = "ORDER#{mail}", sk = "META") // ERROR KL106
record Order(String id, String mail) implements Shop {}
