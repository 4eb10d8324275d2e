// OPTION -Akeyloom.schema=src/test/resources/committed/Backfill.json
package errors;

import dev.keyloom.annotation.*;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
@Table(
    value = "Backfill",
    typeAttribute = "type") // ERROR KL602
sealed interface Backfill permits Order {}

@NullMarked
@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Gsi(
    index = "GSI1",
    name = "byOwner",
    pk = "OWNER#{owner}", // ERROR KL602
    sk = "{id}",
    unique = true, // ERROR KL602 NOTE KL307
    onlyWhen = @When(component = "paid", equalTo = "true")) // ERROR KL602
@Gsi(
    index = "GSI2", // ERROR KL602
    name = "byNote",
    pk = "NOTE#{note}")
record Order(
    String id,
    @Nullable String owner,
    boolean paid,
    String note, // ERROR KL602
    String added) // ERROR KL602
    implements Backfill {}
