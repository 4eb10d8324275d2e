package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{shop}{id}", sk = "{a}{b}#{c}{d}") // ERROR KL204 KL204 KL204
record Order(String shop, String id, String a, String b, String c, String d) implements Shop {}
