package dev.keyloom.internal.cursor;

import dev.keyloom.internal.plan.KeyRange;
import dev.keyloom.support.KeyAttribute;
import dev.keyloom.support.KeyValue;
import dev.keyloom.support.SortCondition;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Digests a range, so that a cursor can be bound to all of it in a few bytes. */
final class RangeDigest {

  private RangeDigest() {}

  static byte[] of(KeyRange range) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(128);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      text(out, "dev.keyloom.cursor.1");
      text(out, range.table());
      String index = range.index();
      out.writeBoolean(index != null);
      text(out, index == null ? "" : index);
      attribute(out, range.partitionKey());
      value(out, range.partition());
      sort(out, range.sort());
      out.writeBoolean(range.descending());
      out.writeInt(range.position().size());
      for (KeyAttribute attribute : range.position()) {
        attribute(out, attribute);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sha256(bytes.toByteArray());
  }

  static byte[] sha256(byte[]... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] part : parts) {
        digest.update(part);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static void sort(DataOutputStream out, SortCondition sort) throws IOException {
    if (sort instanceof SortCondition.EqualTo equal) {
      text(out, "=");
      value(out, equal.value());
    } else if (sort instanceof SortCondition.BeginsWith begins) {
      text(out, "begins_with");
      text(out, begins.prefix());
    } else if (sort instanceof SortCondition.Between between) {
      text(out, (between.excludeLow() ? "(" : "[") + (between.excludeHigh() ? ")" : "]"));
      value(out, between.low());
      value(out, between.high());
    } else if (sort instanceof SortCondition.Above above) {
      text(out, above.inclusive() ? ">=" : ">");
      value(out, above.bound());
    } else if (sort instanceof SortCondition.Below below) {
      text(out, below.inclusive() ? "<=" : "<");
      value(out, below.bound());
    } else {
      text(out, sort instanceof SortCondition.All ? "all" : "none");
    }
  }

  private static void attribute(DataOutputStream out, KeyAttribute attribute) throws IOException {
    text(out, attribute.name());
    text(out, attribute.type().name());
  }

  private static void value(DataOutputStream out, KeyValue value) throws IOException {
    text(out, value.type().name());
    bytes(out, KeyBytes.of(value));
  }

  // Lengths before the bytes keep two different ranges from being written alike.
  private static void text(DataOutputStream out, String text) throws IOException {
    bytes(out, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }
}
