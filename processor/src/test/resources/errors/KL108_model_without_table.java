package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) {} // ERROR KL108
