package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(
    value = "Shop",
    models = {
      Order.class,
      Item.class, // ERROR KL411
      Line.class
    })
interface Shop {}

interface Part extends Shop {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}

@Model
@Key(pk = "ITEM#{id}", sk = "META")
record Item(String id) {} // ERROR KL108

@Model
@Key(pk = "ORDER#{id}", sk = "LINE#{line}")
record Line(String id, String line) implements Part {}
