package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop") // ERROR KL408
sealed interface Shop<T> permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop<String> {}

// Between the table and its models, type parameters do no harm.
@Table("Depot")
sealed interface Depot permits Stored {}

sealed interface Stored<T> extends Depot permits Pallet {}

@Model
@Key(pk = "PALLET#{id}", sk = "META")
record Pallet(String id) implements Stored<String> {}
