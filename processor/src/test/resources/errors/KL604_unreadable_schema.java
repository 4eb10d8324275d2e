// OPTION -Akeyloom.schema=src/test/resources/committed/Nowhere.json
package errors;

import dev.keyloom.annotation.*;

@Table("Simple") // ERROR KL604
sealed interface Simple permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Simple {}
