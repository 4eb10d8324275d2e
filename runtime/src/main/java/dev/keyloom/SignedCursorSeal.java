package dev.keyloom;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.SecretKey;
import org.jspecify.annotations.Nullable;

/**
 * HMAC-SHA-256 over the context and the content; the tag, cut to 128 bits (RFC 2104, section 5),
 * follows the content.
 */
final class SignedCursorSeal implements CursorSeal {

  private static final String ALGORITHM = "HmacSHA256";
  private static final int TAG_BYTES = 16;

  private final List<SecretKey> keys;

  SignedCursorSeal(List<SecretKey> keys) {
    this.keys = keys;
    // An unfit key fails here, when the gateway is set up, and not with the first page.
    keys.forEach(key -> tag(key, new byte[0], new byte[0]));
  }

  @Override
  public byte[] seal(byte[] content, byte[] context) {
    byte[] sealed = Arrays.copyOf(content, content.length + TAG_BYTES);
    System.arraycopy(tag(keys.get(0), content, context), 0, sealed, content.length, TAG_BYTES);
    return sealed;
  }

  @Override
  public byte @Nullable [] open(byte[] sealed, byte[] context) {
    if (sealed.length < TAG_BYTES) {
      return null;
    }
    byte[] content = Arrays.copyOf(sealed, sealed.length - TAG_BYTES);
    byte[] given = Arrays.copyOfRange(sealed, content.length, sealed.length);
    for (SecretKey key : keys) {
      if (MessageDigest.isEqual(given, tag(key, content, context))) {
        return content;
      }
    }
    return null;
  }

  private static byte[] tag(SecretKey key, byte[] content, byte[] context) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      // The length keeps (context, content) from meaning another pair with the same bytes.
      mac.update((byte) context.length);
      mac.update((byte) (context.length >>> 8));
      mac.update(context);
      mac.update(content);
      return Arrays.copyOf(mac.doFinal(), TAG_BYTES);
    } catch (GeneralSecurityException e) {
      throw new KeyloomException("cannot sign cursors with the given key: " + e.getMessage(), e);
    }
  }
}
