package dev.keyloom.it.keys;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Points in time in every form that sorts, as attributes that are keys themselves. */
@Table(
    value = "Readings",
    partitionKey = "sensor",
    sortKey = "at",
    typeAttribute = "",
    indexes = {
      @Index(name = "bySecond", partitionKey = "sensor", sortKey = "second"),
      @Index(name = "byNano", partitionKey = "sensor", sortKey = "nano"),
      @Index(name = "byLocal", partitionKey = "sensor", sortKey = "local")
    })
@Model
@Key(pk = "{sensor}", sk = "{at}")
@Gsi(index = "bySecond", name = "bySecond", pk = "{sensor}", sk = "{second}")
@Gsi(index = "byNano", name = "byNano", pk = "{sensor}", sk = "{nano}")
@Gsi(index = "byLocal", name = "byLocal", pk = "{sensor}", sk = "{local}")
public record Readings(
    String sensor,
    @Attribute(format = "epoch-millis") Instant at,
    @Attribute(format = "epoch-seconds") Instant second,
    @Attribute(format = "nanos") Instant nano,
    @Attribute(format = "millis") LocalDateTime local,
    @Attribute(format = "seconds") List<Instant> list,
    @Attribute(format = "epoch-seconds") Set<Instant> set,
    @Attribute(format = "nanos") Map<String, LocalDateTime> map) {}
