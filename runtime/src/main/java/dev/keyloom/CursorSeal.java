package dev.keyloom;

import java.util.ArrayList;
import java.util.List;
import javax.crypto.SecretKey;
import org.jspecify.annotations.Nullable;

/**
 * Protects cursors that travel through clients. An unsealed cursor is checked for damage and for
 * the read it belongs to, but whoever holds it can read the key in it and forge another position in
 * the same range; a signed one cannot be forged, an encrypted one cannot be read either.
 *
 * <p>Keys rotate: the first key seals, every key opens. Put the new key first, and drop the old one
 * when no cursor of that time is in use any more. Implementations must be safe for use by several
 * threads.
 */
public interface CursorSeal {

  /**
   * Signs cursors with HMAC-SHA-256.
   *
   * @param current the key that signs
   * @param previous keys whose signatures are still accepted
   * @return a seal
   */
  static CursorSeal signed(SecretKey current, SecretKey... previous) {
    return new SignedCursorSeal(keys(current, previous));
  }

  /**
   * Encrypts cursors with AES-GCM and a random nonce of 96 bits.
   *
   * @param current an AES key, which encrypts. Replace it well before 2<sup>32</sup> cursors (NIST
   *     SP 800-38D)
   * @param previous AES keys whose cursors are still accepted
   * @return a seal
   */
  static CursorSeal encrypted(SecretKey current, SecretKey... previous) {
    return new EncryptedCursorSeal(keys(current, previous));
  }

  private static List<SecretKey> keys(SecretKey current, SecretKey... previous) {
    List<SecretKey> keys = new ArrayList<>();
    keys.add(Arguments.required(current, "the key of a cursor seal"));
    for (SecretKey key :
        Arguments.required(previous, "the array of a cursor seal's earlier keys")) {
      keys.add(Arguments.required(key, "an earlier key of a cursor seal"));
    }
    return List.copyOf(keys);
  }

  /**
   * Seals the content of a cursor.
   *
   * @param content what the cursor says
   * @param context what it is bound to; not stored in the cursor, and given again when it is opened
   * @return the sealed form
   */
  byte[] seal(byte[] content, byte[] context);

  /**
   * Opens a sealed cursor.
   *
   * @param sealed a sealed form, or whatever a client sent
   * @param context what the cursor must be bound to
   * @return the content, or null if no key accepts the seal for this context
   */
  byte @Nullable [] open(byte[] sealed, byte[] context);
}
