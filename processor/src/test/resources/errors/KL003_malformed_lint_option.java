// OPTION -Akeyloom.lint=hot-partition=off,unenforced-unique:silent
// NOWHERE ERROR KL003
// NOWHERE ERROR KL003
package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}
