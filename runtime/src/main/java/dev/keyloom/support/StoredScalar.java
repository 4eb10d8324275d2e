package dev.keyloom.support;

import dev.keyloom.codec.AttributeType;
import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.SetKind;
import dev.keyloom.codec.ValueCodec;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The stored form of a value that is a key attribute itself. */
final class StoredScalar {
  private StoredScalar() {}

  /**
   * The stored form of a value.
   *
   * @throws CodecException if the value cannot be stored
   */
  static KeyValue of(ValueCodec<?> codec, Object value, String attribute) {
    Writer out = new Writer(attribute);
    write(codec, value, out);
    return Objects.requireNonNull(out.value, "the codec wrote nothing");
  }

  @SuppressWarnings("unchecked") // the value was checked to be of the component's type
  private static <V> void write(ValueCodec<V> codec, Object value, Writer out) {
    codec.write((V) value, out);
  }

  /** Reads a value from its stored form, or null if it is none. */
  static @Nullable Object read(ValueCodec<?> codec, KeyValue value) {
    try {
      return codec.read(new Reader(value));
    } catch (CodecException e) {
      return null;
    }
  }

  private static IllegalStateException notScalar() {
    return new IllegalStateException("a key attribute holds a string, a number or bytes only");
  }

  private static final class Writer extends ItemWriter {
    private final String attribute;
    private @Nullable KeyValue value;

    Writer(String attribute) {
      this.attribute = attribute;
    }

    @Override
    protected void writeCheckedString(String text) {
      value = new KeyValue.StringValue(text);
    }

    @Override
    protected void writeCheckedNumber(String text) {
      value = new KeyValue.NumberValue(text);
    }

    @Override
    public void writeBytes(byte[] bytes) {
      value = new KeyValue.BytesValue(bytes);
    }

    @Override
    public String path() {
      return attribute;
    }

    @Override
    public String container() {
      return "";
    }

    @Override
    public void beginMap() {
      throw notScalar();
    }

    @Override
    public void endMap() {
      throw notScalar();
    }

    @Override
    public ItemWriter field(String name) {
      throw notScalar();
    }

    @Override
    public void beginList() {
      throw notScalar();
    }

    @Override
    public void endList() {
      throw notScalar();
    }

    @Override
    public void beginSet(SetKind kind) {
      throw notScalar();
    }

    @Override
    public void endSet() {
      throw notScalar();
    }

    @Override
    public void writeBoolean(boolean bool) {
      throw notScalar();
    }

    @Override
    public void writeNull() {
      throw notScalar();
    }
  }

  private static final class Reader extends ItemReader {
    private final KeyValue value;

    Reader(KeyValue value) {
      this.value = value;
    }

    @Override
    public String readString() {
      if (value instanceof KeyValue.StringValue string) {
        return string.text();
      }
      throw unreadable("a string", value.toString(), null);
    }

    @Override
    public String readNumber() {
      if (value instanceof KeyValue.NumberValue number) {
        return number.text();
      }
      throw unreadable("a number", value.toString(), null);
    }

    @Override
    public byte[] readBytes() {
      if (value instanceof KeyValue.BytesValue bytes) {
        return bytes.bytes();
      }
      throw unreadable("bytes", value.toString(), null);
    }

    @Override
    public AttributeType attributeType() {
      return switch (value.type()) {
        case STRING -> AttributeType.STRING;
        case NUMBER -> AttributeType.NUMBER;
        case BINARY -> AttributeType.BINARY;
      };
    }

    @Override
    public CodecException unreadable(String expected, String text, @Nullable Throwable cause) {
      return CodecException.at("key", "expected " + expected, value.type().name(), text, cause);
    }

    @Override
    public String path() {
      return "key";
    }

    @Override
    public boolean readNull() {
      return false;
    }

    @Override
    public void beginMap() {
      throw notScalar();
    }

    @Override
    public int nextField(FieldNames names) {
      throw notScalar();
    }

    @Override
    public @Nullable String nextKey() {
      throw notScalar();
    }

    @Override
    public void beginList() {
      throw notScalar();
    }

    @Override
    public void beginSet(SetKind kind) {
      throw notScalar();
    }

    @Override
    public boolean nextElement() {
      throw notScalar();
    }

    @Override
    public boolean readBoolean() {
      throw notScalar();
    }
  }
}
