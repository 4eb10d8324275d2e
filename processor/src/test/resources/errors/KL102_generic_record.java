package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order<T extends Comparable<T>>(String id) implements Shop {} // ERROR KL102

@Embeddable
record Box<T>(String content) {} // ERROR KL102
