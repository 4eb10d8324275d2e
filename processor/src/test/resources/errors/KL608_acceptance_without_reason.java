// OPTION -Akeyloom.schema=src/test/resources/committed
// OPTION -Akeyloom.schema.accept=
// NOWHERE ERROR KL608
package errors;

import dev.keyloom.annotation.*;

@Table("Simple")
sealed interface Simple permits Order {}

@Model
@Key(
    pk = "O#{id}", // ERROR KL601
    sk = "META")
record Order(String id) implements Simple {}
