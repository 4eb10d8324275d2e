package dev.keyloom.internal.item;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.ValueCodec;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
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
