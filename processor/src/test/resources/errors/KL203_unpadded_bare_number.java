package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Line {}

@Model
@Key(pk = "LINE#{id}", sk = "{line}") // ERROR KL203
record Line(String id, long line) implements Shop {}
