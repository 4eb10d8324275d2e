package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop") // NOTE KL409
interface Shop {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}
