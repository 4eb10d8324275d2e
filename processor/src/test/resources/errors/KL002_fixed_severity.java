// OPTION -Akeyloom.lint=primary-key-collision:warning
// NOWHERE ERROR KL002
package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "{line}") // ERROR KL203
@SuppressLint(value = "unpadded-number", reason = "I know better") // ERROR KL002
record Order(String id, int line) implements Shop {}
