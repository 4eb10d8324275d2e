package com.example;

import dev.keyloom.annotation.*;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.*;

/** The types of the standard library that are no key, and Optional of any. */
@NullMarked
@Table("Everything")
@Model
@Key(pk = "E#{at}", sk = "{at:millis}#{at:seconds}#{id}")
@Gsi(index = "GSI1", name = "byNick", pk = "NICK#{nick}", sk = "{owner.name}")
@Gsi(
    index = "GSI2",
    name = "byCount",
    pk = "COUNT#{count}",
    sk = "{at}",
    onlyWhen = @When(component = "level", equalTo = "HIGH"))
public record Everything(
    String id,
    LocalDateTime at,
    LocalTime time,
    OffsetDateTime offset,
    ZonedDateTime zoned,
    Duration duration,
    URI uri,
    ByteBuffer buffer,
    @Nullable LocalTime maybeTime,
    List<Duration> durations,
    Set<URI> uris,
    Map<String, ByteBuffer> buffers,
    Optional<String> nick,
    Optional<Integer> count,
    Optional<Owner> owner,
    Optional<Level> level,
    Optional<List<String>> notes) {

  public enum Level {
    LOW,
    HIGH
  }

  @Embeddable
  public record Owner(Optional<String> name, Optional<Owner> of) {}
}
