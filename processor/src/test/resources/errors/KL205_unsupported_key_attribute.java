package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(value = "Shop", sortKey = "open") // NOTE KL416
sealed interface Shop permits A, B {}

@Model
@Key(pk = "A#{id}", sk = "{open}") // ERROR KL205
record A(String id, boolean open) implements Shop {}

@Model
@Key(pk = "B#{id}", sk = "{hash}") // ERROR KL205 NOTE KL213
record B(String id, byte[] hash) implements Shop {}
