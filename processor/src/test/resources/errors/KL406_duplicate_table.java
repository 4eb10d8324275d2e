package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A {}

@Table(
    partitionKey = "pk",
    value = "Shop") // ERROR KL406
sealed interface Stock permits B {}

@Model
@Key(pk = "A#{id}", sk = "META")
record A(String id) implements Shop {}

@Model
@Key(pk = "B#{id}", sk = "META")
record B(String id) implements Stock {}
