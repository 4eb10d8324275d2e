package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop") // NOTE KL409
interface Shop {}

@Table(value = "Store", models = Listed.class)
interface Store {}

@Table("Sealed")
sealed interface Sealed permits Permitted {}

interface Plain {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Listed(String id) implements Store {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Permitted(String id) implements Sealed {}

@Table("Only")
@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Only(String id) {}

@TableOf(value = Plain.class, models = Order.class) // ERROR KL413
class OfPlain {}

@TableOf(value = Sealed.class, models = Permitted.class) // ERROR KL413
class OfSealed {}

@TableOf(value = Store.class, models = Listed.class) // ERROR KL413
class OfStore {}

@TableOf(value = Only.class, models = Only.class) // ERROR KL413
class OfOnly {}

@TableOf( // ERROR KL413
    value = Shop.class,
    models = {})
class OfNothing {}
