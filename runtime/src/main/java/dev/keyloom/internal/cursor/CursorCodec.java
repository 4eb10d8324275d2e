package dev.keyloom.internal.cursor;

import dev.keyloom.CursorSeal;
import dev.keyloom.InvalidCursorException;
import dev.keyloom.internal.item.Items;
import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.KeyValue;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The text form of a position in a read.
 *
 * <pre>{@code
 * base64url( version  form  body  crc32 )
 * body       values tag              in the open form; the tag binds the values to the range
 *            seal(values, range)     in the sealed form
 * values     { length value }*       the range's position attributes in their order
 * }</pre>
 *
 * The partition is not in a cursor, it comes from the read; so a cursor can never lead into another
 * one. The CRC tells damage from a cursor of another read.
 */
public final class CursorCodec {

  /**
   * No cursor is longer: three key attributes of at most 2,048 bytes, and room for a seal. Anything
   * longer is refused before it is decoded.
   */
  static final int MOST_CHARACTERS = 8192;

  private static final byte VERSION = 1;
  private static final byte OPEN = 0;
  private static final byte SEALED = 1;
  private static final int HEAD_BYTES = 2;
  private static final int TAG_BYTES = 12;
  private static final int CRC_BYTES = 4;

  private final @Nullable CursorSeal seal;

  public CursorCodec(@Nullable CursorSeal seal) {
    this.seal = seal;
  }

  /**
   * Writes a cursor.
   *
   * @param key a row, or a key, that holds the position attributes
   */
  public String write(KeyRange range, Map<String, AttributeValue> key) {
    byte[] context = RangeDigest.of(range);
    byte[] values = values(range, key);
    byte[] body = seal == null ? concat(values, tag(values, context)) : seal.seal(values, context);
    byte[] head = {VERSION, seal == null ? OPEN : SEALED};
    byte[] content = concat(head, body);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(concat(content, crc(content)));
  }

  /**
   * Reads a cursor back.
   *
   * @return the start key for a request: the partition from the range, the position from the cursor
   * @throws InvalidCursorException if it is damaged or belongs to another read
   */
  public Map<String, AttributeValue> read(KeyRange range, String cursor) {
    byte[] body = body(cursor);
    byte[] context = RangeDigest.of(range);
    byte[] values;
    if (seal == null) {
      if (body.length < TAG_BYTES) {
        throw damaged();
      }
      values = Arrays.copyOf(body, body.length - TAG_BYTES);
      byte[] tag = Arrays.copyOfRange(body, values.length, body.length);
      if (!MessageDigest.isEqual(tag, tag(values, context))) {
        throw foreign("");
      }
    } else {
      byte[] opened = seal.open(body, context);
      if (opened == null) {
        throw foreign(", or was sealed with a key that is not accepted any more");
      }
      values = opened;
    }
    return startKey(range, values);
  }

  private byte[] body(String cursor) {
    if (cursor.length() > MOST_CHARACTERS) {
      throw new InvalidCursorException(
          "the cursor has " + cursor.length() + " characters, more than any cursor of this table");
    }
    byte[] bytes;
    try {
      bytes = Base64.getUrlDecoder().decode(cursor);
    } catch (IllegalArgumentException e) {
      throw damaged();
    }
    // The decoder ignores the unused bits of the last character; a cursor has one text form only.
    if (bytes.length < HEAD_BYTES + CRC_BYTES
        || !Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(cursor)) {
      throw damaged();
    }
    byte[] content = Arrays.copyOf(bytes, bytes.length - CRC_BYTES);
    byte[] crc = Arrays.copyOfRange(bytes, content.length, bytes.length);
    if (!Arrays.equals(crc, crc(content))) {
      throw damaged();
    }
    if (content[0] != VERSION) {
      throw new InvalidCursorException(
          "the cursor is of version " + content[0] + ", this program reads version " + VERSION);
    }
    byte expected = seal == null ? OPEN : SEALED;
    if (content[1] != expected) {
      throw new InvalidCursorException(
          seal == null
              ? "the cursor is sealed, but this gateway has no seal (TableOptions.cursorSeal)"
              : "the cursor is not sealed, and this gateway accepts sealed cursors only");
    }
    return Arrays.copyOfRange(content, HEAD_BYTES, content.length);
  }

  private static byte[] values(KeyRange range, Map<String, AttributeValue> key) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (KeyAttribute attribute : range.position()) {
      AttributeValue value = key.get(attribute.name());
      if (value == null) {
        throw new IllegalStateException("the row has no key attribute " + attribute.name());
      }
      byte[] bytes = KeyBytes.of(Items.keyValue(value));
      out.write(bytes.length >>> 8);
      out.write(bytes.length);
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  private static Map<String, AttributeValue> startKey(KeyRange range, byte[] values) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    key.put(range.partitionKey().name(), Items.attribute(range.partition()));
    ByteBuffer in = ByteBuffer.wrap(values);
    for (KeyAttribute attribute : range.position()) {
      KeyValue value = next(in, attribute);
      // An open cursor can be forged; a position outside of the range would be refused by the
      // service.
      if (attribute.equals(range.sortKey()) && !range.covers(value)) {
        throw foreign("");
      }
      key.put(attribute.name(), Items.attribute(value));
    }
    if (in.hasRemaining()) {
      throw damaged();
    }
    return key;
  }

  private static KeyValue next(ByteBuffer in, KeyAttribute attribute) {
    int length = in.remaining() < 2 ? Integer.MAX_VALUE : Short.toUnsignedInt(in.getShort());
    if (length > in.remaining()) {
      throw damaged();
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    KeyValue value = KeyBytes.value(bytes, attribute.type());
    if (value == null) {
      throw damaged();
    }
    return value;
  }

  private static byte[] tag(byte[] values, byte[] context) {
    return Arrays.copyOf(RangeDigest.sha256(context, values), TAG_BYTES);
  }

  private static byte[] crc(byte[] content) {
    CRC32 crc = new CRC32();
    crc.update(content);
    return ByteBuffer.allocate(CRC_BYTES).putInt((int) crc.getValue()).array();
  }

  private static byte[] concat(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  private static InvalidCursorException damaged() {
    return new InvalidCursorException(
        "the cursor is damaged or none at all; it must be passed on exactly as Page.cursor() gave it");
  }

  private static InvalidCursorException foreign(String orElse) {
    return new InvalidCursorException(
        "the cursor belongs to a read of another table, index, partition, range or direction"
            + orElse
            + "; it fits only the read that made it");
  }
}
