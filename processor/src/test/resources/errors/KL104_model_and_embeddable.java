package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Embeddable
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {} // ERROR KL104
