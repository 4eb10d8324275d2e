package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A {}

@Model
@Key(pk = "A#{id}", sk = "A")
record A(
    String id,
    String name,
    @Attribute(name = "name") String other) // ERROR KL502
    implements Shop {}

@Embeddable
record Box(String a, @Attribute(name = "a") String b) {} // ERROR KL502
