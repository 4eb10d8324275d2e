// OPTION -Akeyloom.schema=src/test/resources/committed
package errors;

import dev.keyloom.annotation.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

@Table( // ERROR KL601
    value = "Breaking",
    partitionKey = "key", // ERROR KL601
    typeAttribute = "kind", // ERROR KL601
    indexes = @Index(name = "ByDay", partitionKey = "day", sortKey = "hour")) // ERROR KL601
sealed interface Breaking permits Order {}

@Model( // ERROR KL601
    type = "O", // ERROR KL601
    separator = "|") // ERROR KL601
@Key(
    pk = "SHOP#{shop}", // ERROR KL601
    sk = "ORDER#{number:8}") // ERROR KL601
record Order(
    String shop,
    int number,
    int amount, // ERROR KL601
    @Attribute(name = "remark") String note, // ERROR KL601
    List<Line> lines)
    implements Breaking {}

@Embeddable
record Line(
    UUID sku) {} // ERROR KL601
