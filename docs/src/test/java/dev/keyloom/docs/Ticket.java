package dev.keyloom.docs;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.When;
import org.jspecify.annotations.Nullable;

/** A model in an index only while it is open. */
// region model
@Model
@Key(pk = "TICKET#{id}", sk = "TICKET")
@Gsi(
    index = "GSI1",
    name = "openOf",
    pk = "OPEN#{assignee}",
    sk = "{priority:2}#{id}",
    onlyWhen = @When(component = "state", equalTo = "OPEN"))
public record Ticket(String id, @Nullable String assignee, int priority, State state)
    implements Desk {}
// endregion
