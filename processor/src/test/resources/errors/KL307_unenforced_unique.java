package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Gsi(
    index = "GSI1",
    name = "byMail",
    pk = "MAIL#{mail}",
    sk = "META",
    unique = true) // NOTE KL307
record Order(String id, String mail) implements Shop {}
