// OPTION -Akeyloom.schema=src/test/resources/committed
// OPTION -Akeyloom.schema.accept=no data yet
package errors;

import dev.keyloom.annotation.*;

@Table("Simple") // NOTE KL603
sealed interface Simple permits Order {}

@Model
@Key(
    pk = "O#{id}", // NOTE KL606
    sk = "META")
record Order(String id) implements Simple {}
