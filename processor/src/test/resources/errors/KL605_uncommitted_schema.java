// OPTION -Akeyloom.schema=src/test/resources/committed
package errors;

import dev.keyloom.annotation.*;

@Table("Newcomer") // NOTE KL605
sealed interface Newcomer permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(String id) implements Newcomer {}
