package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}


@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(
    String id,
    Optional<Set<String>> nick, // ERROR KL501
    List<Optional<String>> nicks, // ERROR KL501
    int[] counts, // ERROR KL501
    Object any, // ERROR KL501
    Year at, // ERROR KL501
    Collection<String> lines, // ERROR KL501
    Set<Boolean> flags, // ERROR KL501
    Set<List<String>> nested, // ERROR KL501
    Map<Integer, String> numbered, // ERROR KL501
    List<? extends String> wild, // ERROR KL501
    @SuppressWarnings("rawtypes") List raw, // ERROR KL501
    Plain plain, // ERROR KL501
    Order other, // ERROR KL501
    Map<String, List<Set<Set<String>>>> deep) // ERROR KL501
    implements Shop {}

record Plain(String a) {}

@Embeddable
record Box(Thread thread) {} // ERROR KL501
