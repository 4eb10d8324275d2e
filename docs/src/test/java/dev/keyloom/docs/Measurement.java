package dev.keyloom.docs;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.time.Instant;

/** A table whose sort key is a point in time. */
// region measurement
@Table(value = "measurements", partitionKey = "sensor", sortKey = "at", typeAttribute = "")
@Model
@Key(pk = "{sensor}", sk = "{at}")
public record Measurement(
    String sensor,
    @Attribute(format = "millis") Instant at,
    @Attribute(format = "epoch-seconds") Instant received,
    double value) {}
// endregion
