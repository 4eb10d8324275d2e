package com.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.Everything.Level;
import com.example.Everything.Owner;
import dev.keyloom.internal.item.Items;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is written is read back, and an Optional is stored as its value or not at all. */
public final class EverythingCheck implements Runnable {
  private static final EverythingTable TABLE = EverythingTable.offline();
  private static final LocalDateTime AT = LocalDateTime.of(2024, 2, 29, 12, 0);

  @Override
  public void run() {
    Everything full =
        everything(
            Optional.of("ali"),
            Optional.of(7),
            Optional.of(new Owner(Optional.of("Bo"), Optional.of(new Owner(Optional.empty(), Optional.empty())))),
            Optional.of(Level.HIGH),
            Optional.of(List.of("a")));
    Map<String, AttributeValue> item = Items.encode(EverythingCodec.INSTANCE, full);
    assertThat(item).containsEntry("nick", AttributeValue.fromS("ali"));
    assertThat(item).containsEntry("duration", AttributeValue.fromN("1.5"));
    assertThat(Items.decode(EverythingCodec.INSTANCE, item)).isEqualTo(full);
    assertThat(TABLE.put(full).explain().toString())
        .contains("\"E#2024-02-29T12:00:00.000000000\"", "\"2024-02-29T12:00:00.000#2024-02-29T12:00:00#x\"")
        .contains("\"NICK#ali\"", "\"Bo\"", "\"COUNT#7\"");

    Everything empty =
        everything(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    assertThat(Items.encode(EverythingCodec.INSTANCE, empty))
        .doesNotContainKeys("nick", "count", "owner", "level", "notes", "maybeTime");
    assertThat(Items.decode(EverythingCodec.INSTANCE, Items.encode(EverythingCodec.INSTANCE, empty)))
        .isEqualTo(empty);
    assertThat(TABLE.put(empty).explain().toString()).doesNotContain("GSI1PK", "GSI2PK");

    Everything wrong = everything(null, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    assertThatThrownBy(() -> TABLE.put(wrong)).hasMessageContaining("nick");

    assertThat(EverythingKeys.parse("E#2024-02-29T12:00:00.000000000", "2024-02-29T12:00:00.000#2024-02-29T12:00:00#x"))
        .isEqualTo(EverythingKeys.of(AT, "x"));
    assertThat(TABLE.query(EverythingKeys.byCount(7).atAfter(AT)).explain().toString())
        .contains("2024-02-29T12:00:00.000000000");
    assertThat(
            TABLE
                .update(EverythingKeys.of(AT, "x"))
                .set(EverythingAttributes.DURATION, Duration.ofSeconds(3))
                .remove(EverythingAttributes.LEVEL)
                .onlyIf(EverythingAttributes.TIME.lt(LocalTime.NOON))
                .explain()
                .toString())
        .contains("12:00", "REMOVE", "GSI2PK");
  }

  private static Everything everything(
      Optional<String> nick,
      Optional<Integer> count,
      Optional<Owner> owner,
      Optional<Level> level,
      Optional<List<String>> notes) {
    return new Everything(
        "x",
        AT,
        LocalTime.MAX,
        AT.atOffset(ZoneOffset.ofHours(2)),
        AT.atZone(ZoneId.of("Europe/Paris")),
        Duration.ofMillis(1500),
        URI.create("https://example.com"),
        ByteBuffer.wrap(new byte[] {1}),
        null,
        List.of(Duration.ofNanos(-1)),
        Set.of(URI.create("a:b")),
        Map.of("k", ByteBuffer.allocate(0)),
        nick,
        count,
        owner,
        level,
        notes);
  }
}
