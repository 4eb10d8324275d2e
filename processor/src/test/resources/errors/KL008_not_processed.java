package errors;

import dev.keyloom.annotation.*;
import dev.keyloom.processor.elsewhere.Address;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}#{address.city}", sk = "META")
record Order(
    String id,
    Address address, // ERROR KL008
    Map<String, List<Address>> others, // ERROR KL008
    Parcel parcel)
    implements Shop {}

@Embeddable
record Parcel(
    Address to) {} // ERROR KL008
