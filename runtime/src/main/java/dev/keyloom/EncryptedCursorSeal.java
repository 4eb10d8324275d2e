package dev.keyloom;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import org.jspecify.annotations.Nullable;

/**
 * AES-GCM with a random nonce before the cipher text; the context is its additional authenticated
 * data.
 */
final class EncryptedCursorSeal implements CursorSeal {

  private static final String ALGORITHM = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BYTES = 16;

  private final List<SecretKey> keys;
  private final SecureRandom random = new SecureRandom();

  EncryptedCursorSeal(List<SecretKey> keys) {
    this.keys = keys;
    // An unfit key fails here, when the gateway is set up, and not with the first page.
    keys.forEach(key -> encrypt(key, new byte[0], new byte[0]));
  }

  @Override
  public byte[] seal(byte[] content, byte[] context) {
    return encrypt(keys.get(0), content, context);
  }

  @Override
  public byte @Nullable [] open(byte[] sealed, byte[] context) {
    if (sealed.length < NONCE_BYTES + TAG_BYTES) {
      return null;
    }
    byte[] nonce = Arrays.copyOf(sealed, NONCE_BYTES);
    for (SecretKey key : keys) {
      try {
        Cipher cipher = cipher(Cipher.DECRYPT_MODE, key, nonce, context);
        return cipher.doFinal(sealed, NONCE_BYTES, sealed.length - NONCE_BYTES);
      } catch (AEADBadTagException e) {
        // Not sealed with this key, or not for this context; the next key may fit.
      } catch (GeneralSecurityException e) {
        throw unusable(e);
      }
    }
    return null;
  }

  private byte[] encrypt(SecretKey key, byte[] content, byte[] context) {
    byte[] nonce = new byte[NONCE_BYTES];
    random.nextBytes(nonce);
    try {
      byte[] encrypted = cipher(Cipher.ENCRYPT_MODE, key, nonce, context).doFinal(content);
      byte[] sealed = Arrays.copyOf(nonce, NONCE_BYTES + encrypted.length);
      System.arraycopy(encrypted, 0, sealed, NONCE_BYTES, encrypted.length);
      return sealed;
    } catch (GeneralSecurityException e) {
      throw unusable(e);
    }
  }

  private static Cipher cipher(int mode, SecretKey key, byte[] nonce, byte[] context)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(ALGORITHM);
    cipher.init(mode, key, new GCMParameterSpec(TAG_BYTES * 8, nonce));
    cipher.updateAAD(context);
    return cipher;
  }

  private static KeyloomException unusable(GeneralSecurityException e) {
    return new KeyloomException("cannot encrypt cursors with the given key: " + e.getMessage(), e);
  }
}
