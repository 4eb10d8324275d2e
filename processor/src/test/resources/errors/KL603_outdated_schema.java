// OPTION -Akeyloom.schema=src/test/resources/committed
package errors;

import dev.keyloom.annotation.*;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
@Table("Simple") // NOTE KL603
sealed interface Simple permits Order {}

@NullMarked
@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id, @Nullable String note) implements Simple {}
