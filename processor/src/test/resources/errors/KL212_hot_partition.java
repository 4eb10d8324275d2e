package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B {}


@Model
@Key(pk = "ORDERS", sk = "A#{id}") // WARN KL212
@Gsi(
    index = "GSI1",
    name = "all_",
    pk = "ALL", // WARN KL212
    sk = "A#{id}")
record A(String id) implements Shop {}

@Model
@Key(pk = "B#{id}", sk = "B")
@Gsi(
    index = "GSI1",
    name = "open",
    pk = "OPEN",
    sk = "B#{id}",
    onlyWhen = @When(component = "open", equalTo = "true"))
record B(String id, boolean open) implements Shop {}
