// OPTION -Akeyloom.schema=src/test/resources/committed
// OPTION -Akeyloom.schema.accept=left behind
package errors;

import dev.keyloom.annotation.*;

@Table("Simple") // WARN KL607
sealed interface Simple permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Simple {}
