package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order, Item {}


@Model(separator = "") // ERROR KL107
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Shop {}

@Model(
    separator = "\uD83D\uDE00") // ERROR KL107
@Key(pk = "ITEM#{id}", sk = "META")
record Item(String id) implements Shop {}
