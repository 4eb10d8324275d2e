package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits A, B {}


@Model
@Key(pk = "{id}", sk = "A") // NOTE KL213
@Gsi(index = "GSI1", name = "byMail", pk = "{mail}", sk = "{id}") // NOTE KL213
record A(String id, String mail) implements Shop {}

@Model
@Key(
    pk = "B#{id}",
    sk = "{day}") // NOTE KL213
record B(String id, LocalDate day) implements Shop {}
