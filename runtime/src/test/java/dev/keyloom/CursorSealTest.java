package dev.keyloom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CursorSealTest {

  private static final byte[] CONTENT = "content".getBytes(StandardCharsets.UTF_8);
  private static final byte[] CONTEXT = "context".getBytes(StandardCharsets.UTF_8);
  private static final byte[] OTHER = "another".getBytes(StandardCharsets.UTF_8);

  private static SecretKey key(int seed) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) seed);
    return new SecretKeySpec(bytes, "AES");
  }

  static List<CursorSeal> seals() {
    return List.of(
        CursorSeal.signed(key(1)),
        CursorSeal.signed(key(1), key(2)),
        CursorSeal.encrypted(key(1)),
        CursorSeal.encrypted(key(1), key(2)));
  }

  @ParameterizedTest
  @MethodSource("seals")
  void opensWhatItSealed(CursorSeal seal) {
    assertThat(seal.open(seal.seal(CONTENT, CONTEXT), CONTEXT)).isEqualTo(CONTENT);
    assertThat(seal.open(seal.seal(new byte[0], CONTEXT), CONTEXT)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("seals")
  void opensNothingElse(CursorSeal seal) {
    byte[] sealed = seal.seal(CONTENT, CONTEXT);
    assertThat(seal.open(sealed, OTHER)).isNull();
    for (int i = 0; i < sealed.length; i++) {
      byte[] tampered = sealed.clone();
      tampered[i] ^= 0x10;
      assertThat(seal.open(tampered, CONTEXT)).isNull();
      assertThat(seal.open(Arrays.copyOf(sealed, i), CONTEXT)).isNull();
    }
    assertThat(seal.open(Arrays.copyOf(sealed, sealed.length + 1), CONTEXT)).isNull();
  }

  @Test
  void keysRotate() {
    byte[] signed = CursorSeal.signed(key(1)).seal(CONTENT, CONTEXT);
    assertThat(CursorSeal.signed(key(2), key(3), key(1)).open(signed, CONTEXT)).isEqualTo(CONTENT);
    assertThat(CursorSeal.signed(key(2), key(3)).open(signed, CONTEXT)).isNull();
    byte[] encrypted = CursorSeal.encrypted(key(1)).seal(CONTENT, CONTEXT);
    assertThat(CursorSeal.encrypted(key(2), key(1)).open(encrypted, CONTEXT)).isEqualTo(CONTENT);
    assertThat(CursorSeal.encrypted(key(2)).open(encrypted, CONTEXT)).isNull();
  }

  @Test
  void signedContentIsReadableAndEncryptedContentIsNot() {
    assertThat(text(CursorSeal.signed(key(1)).seal(CONTENT, CONTEXT))).contains("content");
    CursorSeal encrypted = CursorSeal.encrypted(key(1));
    assertThat(text(encrypted.seal(CONTENT, CONTEXT))).doesNotContain("content");
    assertThat(encrypted.seal(CONTENT, CONTEXT)).isNotEqualTo(encrypted.seal(CONTENT, CONTEXT));
  }

  @Test
  void aKeyThatCannotEncryptIsRefusedAtOnce() {
    SecretKey shortKey = new SecretKeySpec(new byte[5], "AES");
    assertThatThrownBy(() -> CursorSeal.encrypted(shortKey))
        .isInstanceOf(KeyloomException.class)
        .hasMessageContaining("cannot encrypt cursors");
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
