package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Key(pk = "ORDER#{id}", sk = "META") // ERROR KL007
@Gsi(index = "GSI1", name = "byMail", pk = "MAIL#{mail}", sk = "META") // ERROR KL007
record Order(
    String id,
    @Attribute(name = "m") String mail) {} // ERROR KL007
