package errors;

import dev.keyloom.annotation.*;
import java.time.*;

@Table( // NOTE KL416
    value = "Chat",
    sortKey = "at",
    indexes = @Index(name = "byRoom", partitionKey = "room", sortKey = "createdAt"))
sealed interface Chat {
  @Model
  @Key(
      pk = "USER#{user}",
      sk = "{at}") // ERROR KL215
  @Gsi(
      index = "byRoom",
      name = "byRoom",
      pk = "{room}",
      sk = "{createdAt}") // ERROR KL215
  record Comment(String user, String room, Instant at, Instant createdAt) implements Chat {}

  /** Text of one width, under the names that the table has. */
  @Model
  @Key(pk = "MAIL#{user}", sk = "MAIL#{sent:millis}")
  @Gsi(index = "byRoom", name = "byRoom", pk = "{room}", sk = "{created}")
  @Gsi(index = "GSI1", name = "byDay", pk = "USER#{user}", sk = "{created}")
  record Mail(String user, String room, Instant sent, Instant created) implements Chat {}
}
