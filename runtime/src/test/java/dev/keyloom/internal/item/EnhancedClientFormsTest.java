package dev.keyloom.internal.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverter;
import software.amazon.awssdk.enhanced.dynamodb.AttributeConverterProvider;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Stored forms are those of the enhanced client: what one writes the other reads. */
class EnhancedClientFormsTest {
  @Test
  void textsAreStoredAlike() {
    assertAlike(Codecs.STRING, EnhancedType.of(String.class), "a");
    assertAlike(Codecs.STRING, EnhancedType.of(String.class), "");
    assertAlike(Codecs.CHARACTER, EnhancedType.of(Character.class), 'ä');
    assertAlike(Codecs.UUID, EnhancedType.of(UUID.class), new UUID(1, -2));
    assertAlike(Codecs.LOCAL_DATE, EnhancedType.of(LocalDate.class), LocalDate.of(2024, 2, 29));
    for (String at :
        List.of(
            "2024-03-01T10:00:00Z", "2024-03-01T10:00:00.5Z", "2024-03-01T10:00:00.000000001Z")) {
      assertAlike(Codecs.INSTANT, EnhancedType.of(Instant.class), Instant.parse(at));
    }
  }

  @Test
  void timesAreStoredAlike() {
    for (LocalTime time : List.of(LocalTime.MIDNIGHT, LocalTime.of(1, 2, 3), LocalTime.MAX)) {
      assertAlike(Codecs.LOCAL_TIME, EnhancedType.of(LocalTime.class), time);
      LocalDateTime dateTime = LocalDate.of(2024, 2, 29).atTime(time);
      assertAlike(Codecs.LOCAL_DATE_TIME, EnhancedType.of(LocalDateTime.class), dateTime);
      assertAlike(
          Codecs.OFFSET_DATE_TIME,
          EnhancedType.of(OffsetDateTime.class),
          dateTime.atOffset(ZoneOffset.ofHoursMinutesSeconds(1, 2, 3)));
      assertAlike(
          Codecs.ZONED_DATE_TIME,
          EnhancedType.of(ZonedDateTime.class),
          dateTime.atZone(ZoneId.of("Europe/Paris")));
    }
    assertAlike(
        Codecs.OFFSET_DATE_TIME,
        EnhancedType.of(OffsetDateTime.class),
        OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC));
    assertAlike(
        Codecs.ZONED_DATE_TIME,
        EnhancedType.of(ZonedDateTime.class),
        ZonedDateTime.ofLocal(
            LocalDateTime.of(2024, 10, 27, 2, 30),
            ZoneId.of("Europe/Paris"),
            ZoneOffset.ofHours(1)));
    assertAlike(Codecs.LOCAL_DATE_TIME, EnhancedType.of(LocalDateTime.class), LocalDateTime.MIN);
  }

  @Test
  void durationsAreStoredAlikeUpToZerosAtTheEnd() {
    AttributeConverter<Duration> converter =
        AttributeConverterProvider.defaultProvider().converterFor(EnhancedType.of(Duration.class));
    for (Duration duration :
        List.of(
            Duration.ZERO,
            Duration.ofSeconds(5),
            Duration.ofMillis(1500),
            Duration.ofMillis(-1500),
            Duration.ofNanos(1),
            Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
            Duration.ofSeconds(Long.MIN_VALUE, 1))) {
      AttributeValue theirs = converter.transformFrom(duration);
      AttributeValue ours = Items.encodeValue(Codecs.DURATION, duration, "v");
      assertThat(new BigDecimal(ours.n())).isEqualByComparingTo(new BigDecimal(theirs.n()));
      assertThat(Items.decodeValue(Codecs.DURATION, theirs, "v")).isEqualTo(duration);
      assertThat(converter.transformTo(ours)).isEqualTo(duration);
    }
    for (String wrong : List.of("0.0000000001", "9223372036854775808", "1E+30")) {
      assertThatThrownBy(() -> Items.decodeValue(Codecs.DURATION, AttributeValue.fromN(wrong), "v"))
          .isInstanceOf(CodecException.class)
          .hasMessageContaining("a duration in seconds");
    }
  }

  @Test
  void numbersAreStoredAlike() {
    assertAlike(Codecs.BYTE, EnhancedType.of(Byte.class), (byte) -1);
    assertAlike(Codecs.SHORT, EnhancedType.of(Short.class), (short) 300);
    assertAlike(Codecs.INT, EnhancedType.of(Integer.class), Integer.MIN_VALUE);
    assertAlike(Codecs.LONG, EnhancedType.of(Long.class), Long.MAX_VALUE);
    assertAlike(Codecs.FLOAT, EnhancedType.of(Float.class), 1.1f);
    assertAlike(Codecs.DOUBLE, EnhancedType.of(Double.class), 1.0e100);
    assertAlike(Codecs.BIG_INTEGER, EnhancedType.of(BigInteger.class), BigInteger.TEN.pow(30));
    assertAlike(Codecs.BIG_DECIMAL, EnhancedType.of(BigDecimal.class), new BigDecimal("-1.50"));
    assertAlike(Codecs.BIG_DECIMAL, EnhancedType.of(BigDecimal.class), new BigDecimal("1E+50"));
  }

  @Test
  void otherValuesAreStoredAlike() {
    assertAlike(Codecs.BOOLEAN, EnhancedType.of(Boolean.class), true);
    assertAlike(Codecs.BYTES, EnhancedType.of(byte[].class), new byte[] {0, -1});
    assertAlike(
        Codecs.BYTE_BUFFER, EnhancedType.of(ByteBuffer.class), ByteBuffer.wrap(new byte[] {0, -1}));
    URI uri = URI.create("https://example.com/a%20b?c=d#e");
    assertAlike(Codecs.URI, EnhancedType.of(URI.class), uri);
    assertAlike(Codecs.URI, EnhancedType.of(URI.class), URI.create(""));
    assertAlike(Codecs.set(Codecs.URI), EnhancedType.setOf(URI.class), Set.of(uri));
    assertAlike(Codecs.list(Codecs.LONG), EnhancedType.listOf(Long.class), List.of(1L, 2L));
    assertAlike(
        Codecs.map(Codecs.STRING),
        EnhancedType.mapOf(String.class, String.class),
        Map.of("a.b", "x", "c", ""));
    assertAlike(Codecs.set(Codecs.STRING), EnhancedType.setOf(String.class), Set.of("a"));
    assertAlike(Codecs.set(Codecs.INT), EnhancedType.setOf(Integer.class), Set.of(7));
    assertAlike(
        Codecs.list(Codecs.map(Codecs.set(Codecs.STRING))),
        EnhancedType.listOf(
            EnhancedType.mapOf(EnhancedType.of(String.class), EnhancedType.setOf(String.class))),
        List.of(Map.of("k", Set.of("v"))));
  }

  @Test
  void aBufferIsReadFromItsPositionAndNotMoved() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {1, 2, 3, 4}, 1, 2);
    AttributeValue stored = Items.encodeValue(Codecs.BYTE_BUFFER, buffer, "v");
    assertThat(stored.b().asByteArray()).containsExactly(2, 3);
    assertThat(buffer.position()).isEqualTo(1);
    assertThat(buffer.limit()).isEqualTo(3);
    buffer.put(1, (byte) 9);
    assertThat(stored.b().asByteArray()).containsExactly(2, 3);
    assertThat(Items.decodeValue(Codecs.BYTE_BUFFER, stored, "v").isReadOnly()).isTrue();
  }

  private static <V> void assertAlike(ValueCodec<V> codec, EnhancedType<V> type, V value) {
    AttributeConverter<V> converter =
        AttributeConverterProvider.defaultProvider().converterFor(type);
    AttributeValue theirs = converter.transformFrom(value);
    AttributeValue ours = Items.encodeValue(codec, value, "v");
    assertThat(ours).isEqualTo(theirs);
    assertThat(Items.decodeValue(codec, theirs, "v")).isEqualTo(value);
    assertThat(converter.transformTo(ours)).isEqualTo(value);
  }
}
