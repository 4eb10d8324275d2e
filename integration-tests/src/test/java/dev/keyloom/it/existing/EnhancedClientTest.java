package dev.keyloom.it.existing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.it.existing.Everything.Color;
import dev.keyloom.it.existing.Everything.Part;
import dev.keyloom.testing.KeyloomTest;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each writes what the other reads, and both write the same item. */
@KeyloomTest
class EnhancedClientTest {
  private final EverythingTable table;
  private final DynamoDbTable<Everything> enhanced;
  private final DynamoDbClient client;

  EnhancedClientTest(EverythingTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
    this.enhanced =
        DynamoDbEnhancedClient.builder()
            .dynamoDbClient(client)
            .build()
            .table(table.name(), TableSchema.fromBean(Everything.class));
  }

  @Test
  void both_write_the_same_item() {
    for (Everything value : values()) {
      table.put(value).execute();
      Map<String, AttributeValue> ours = item(value.getId());
      enhanced.deleteItem(key(value));
      enhanced.putItem(value);
      Map<String, AttributeValue> theirs = item(value.getId());

      theirs.values().removeIf(stored -> Boolean.TRUE.equals(stored.nul()));
      assertThat(ours).containsExactlyInAnyOrderEntriesOf(theirs);
    }
  }

  @Test
  void each_reads_what_the_other_wrote() {
    for (Everything value : values()) {
      enhanced.putItem(value);
      assertThat(table.get(EverythingKeys.of(value.getId())).fetch().orElseThrow())
          .usingRecursiveComparison()
          .isEqualTo(value);

      enhanced.deleteItem(key(value));
      table.put(value).execute();
      assertThat(enhanced.getItem(key(value))).usingRecursiveComparison().isEqualTo(value);
    }
  }

  private static List<Everything> values() {
    return List.of(
        value("usual", Instant.parse("2026-12-01T12:30:00Z"), Duration.ofMinutes(90)),
        value("fine", Instant.parse("1969-12-31T23:59:59.000000001Z"), Duration.ofNanos(-1)),
        value("millis", Instant.parse("2026-12-01T12:30:00.120Z"), Duration.ofMillis(-1500)),
        value("early", Instant.parse("0001-01-01T00:00:00Z"), Duration.ZERO),
        value("long", Instant.parse("9999-12-31T23:59:59Z"), Duration.ofDays(400_000)));
  }

  private static Everything value(String id, Instant at, Duration duration) {
    Everything value = new Everything();
    value.setId(id);
    value.setText("");
    value.setCharacter('x');
    value.setFlag(true);
    value.setBoxedFlag(false);
    value.setTiny((byte) -1);
    value.setSmall(Short.MIN_VALUE);
    value.setNumber(Integer.MAX_VALUE);
    value.setBig(Long.MIN_VALUE);
    value.setSingle(0.1f);
    value.setReal(1.0 / 3);
    value.setBoxed(7);
    value.setHuge(new BigInteger("12345678901234567890123456789012345678"));
    value.setExact(new BigDecimal("-0.00015"));
    value.setColor(Color.GREEN);
    value.setUuid(UUID.fromString("00000000-0000-4000-8000-000000000001"));
    value.setInstant(at);
    LocalDateTime local = LocalDateTime.ofInstant(at, ZoneOffset.UTC);
    value.setDate(LocalDate.from(local));
    value.setTime(LocalTime.from(local));
    value.setDateTime(local);
    value.setOffset(OffsetDateTime.of(local, ZoneOffset.ofHoursMinutes(2, 30)));
    value.setZoned(ZonedDateTime.of(local, ZoneId.of("Europe/Paris")));
    value.setDuration(duration);
    value.setUri(URI.create("https://example.com/a?b=c#d"));
    value.setBytes(new byte[] {0, -1, 1});
    value.setBuffer(ByteBuffer.wrap(new byte[] {1, 2}).asReadOnlyBuffer());
    value.setTexts(List.of("a", "", "a"));
    value.setDecimals(List.of(new BigDecimal("1.5"), new BigDecimal("100")));
    value.setWords(Set.of("one", "two"));
    value.setNumbers(Set.of(-1, 10));
    value.setTimes(Map.of("at", at));
    value.setDeep(List.of(Map.of("n", 1), Map.of()));
    value.setPart(new Part("p", 1));
    value.setParts(List.of(new Part("q", 2)));
    return value;
  }

  private static Key key(Everything value) {
    return Key.builder().partitionValue(value.getId()).build();
  }

  private Map<String, AttributeValue> item(String id) {
    return new HashMap<>(
        client
            .getItem(r -> r.tableName(table.name()).key(Map.of("id", AttributeValue.fromS(id))))
            .item());
  }
}
