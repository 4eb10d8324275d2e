package dev.keyloom.internal.item;

import dev.keyloom.codec.AttributeType;
import dev.keyloom.codec.CodecException;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.SetKind;
import dev.keyloom.internal.item.Frame.MapFrame;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads values of the AWS SDK. */
final class AttributeValueReader extends ItemReader {
  private final String base;
  private @Nullable Frame frame;
  private @Nullable AttributeValue current;

  private AttributeValueReader(
      String base, @Nullable Frame frame, @Nullable AttributeValue current) {
    this.base = base;
    this.frame = frame;
    this.current = current;
  }

  /** Stands inside the item's map. */
  static AttributeValueReader ofItem(Map<String, AttributeValue> item) {
    return new AttributeValueReader("", new EntriesFrame(null, item), null);
  }

  /** Stands at a value, whose path in its item serves messages only. */
  static AttributeValueReader ofValue(AttributeValue value, String path) {
    return new AttributeValueReader(path, null, value);
  }

  @Override
  public void beginMap() {
    AttributeValue value = current();
    if (!value.hasM()) {
      throw mismatch("a map (M)");
    }
    frame = new EntriesFrame(frame, value.m());
  }

  @Override
  public int nextField(FieldNames names) {
    EntriesFrame map = (EntriesFrame) frame();
    while (++map.ordinal < names.size()) {
      String name = names.name(map.ordinal);
      AttributeValue value = map.entries.get(name);
      if (value != null && !Boolean.TRUE.equals(value.nul())) {
        map.name = name;
        current = value;
        return map.ordinal;
      }
    }
    frame = map.parent;
    return -1;
  }

  @Override
  public @Nullable String nextKey() {
    EntriesFrame map = (EntriesFrame) frame();
    if (map.iterator == null) {
      map.iterator = map.entries.entrySet().iterator();
    }
    if (!map.iterator.hasNext()) {
      frame = map.parent;
      return null;
    }
    Map.Entry<String, AttributeValue> entry = map.iterator.next();
    map.name = entry.getKey();
    current = entry.getValue();
    return map.name;
  }

  @Override
  public void beginList() {
    AttributeValue value = current();
    if (!value.hasL()) {
      throw mismatch("a list (L)");
    }
    frame = new ListFrame(frame, value.l());
  }

  @Override
  public void beginSet(SetKind kind) {
    AttributeValue value = current();
    frame =
        switch (kind) {
          case STRING -> {
            if (!value.hasSs()) {
              throw mismatch("a string set (SS)");
            }
            yield new SetFrame(frame, kind, value.ss());
          }
          case NUMBER -> {
            if (!value.hasNs()) {
              throw mismatch("a number set (NS)");
            }
            yield new SetFrame(frame, kind, value.ns());
          }
          case BINARY -> {
            if (!value.hasBs()) {
              throw mismatch("a binary set (BS)");
            }
            yield new SetFrame(frame, kind, value.bs());
          }
        };
  }

  @Override
  public boolean nextElement() {
    Frame sequence = frame();
    if (sequence instanceof ListFrame list) {
      if (++list.index < list.elements.size()) {
        current = list.elements.get(list.index);
        return true;
      }
    } else if (sequence instanceof SetFrame set && set.elements.hasNext()) {
      set.element = set.elements.next();
      return true;
    }
    frame = sequence.parent;
    return false;
  }

  @Override
  public boolean readNull() {
    return !(frame instanceof SetFrame) && Boolean.TRUE.equals(current().nul());
  }

  @Override
  public String readString() {
    String text =
        frame instanceof SetFrame set ? set.element(SetKind.STRING, String.class) : current().s();
    if (text == null) {
      throw mismatch("a string (S)");
    }
    return text;
  }

  @Override
  public String readNumber() {
    String text =
        frame instanceof SetFrame set ? set.element(SetKind.NUMBER, String.class) : current().n();
    if (text == null) {
      throw mismatch("a number (N)");
    }
    return text;
  }

  @Override
  public boolean readBoolean() {
    Boolean value = frame instanceof SetFrame ? null : current().bool();
    if (value == null) {
      throw mismatch("a boolean (BOOL)");
    }
    return value;
  }

  @Override
  public byte[] readBytes() {
    SdkBytes bytes =
        frame instanceof SetFrame set ? set.element(SetKind.BINARY, SdkBytes.class) : current().b();
    if (bytes == null) {
      throw mismatch("bytes (B)");
    }
    return bytes.asByteArray();
  }

  @Override
  public String path() {
    StringBuilder out = new StringBuilder(base);
    if (frame != null) {
      frame.append(out);
    }
    return out.toString();
  }

  @Override
  public AttributeType attributeType() {
    if (frame instanceof SetFrame set) {
      return switch (set.kind) {
        case STRING -> AttributeType.STRING;
        case NUMBER -> AttributeType.NUMBER;
        case BINARY -> AttributeType.BINARY;
      };
    }
    return switch (current().type()) {
      case S -> AttributeType.STRING;
      case N -> AttributeType.NUMBER;
      case B -> AttributeType.BINARY;
      case BOOL -> AttributeType.BOOLEAN;
      case NUL -> AttributeType.NULL;
      case L -> AttributeType.LIST;
      case M -> AttributeType.MAP;
      case SS -> AttributeType.STRING_SET;
      case NS -> AttributeType.NUMBER_SET;
      case BS -> AttributeType.BINARY_SET;
      case UNKNOWN_TO_SDK_VERSION -> throw mismatch("a value of a known type");
    };
  }

  @Override
  public CodecException unreadable(String expected, String value, @Nullable Throwable cause) {
    return error(expected, typeName(), '"' + value + '"', value, cause);
  }

  private CodecException mismatch(String expected) {
    String type = typeName();
    String value = frame instanceof SetFrame set ? String.valueOf(set.element) : shown(current());
    return error(expected, type, value, value, null);
  }

  private CodecException error(
      String expected, String type, String shown, String value, @Nullable Throwable cause) {
    return CodecException.at(
        path(),
        "expected " + expected + ", but stored is " + type + " " + shown,
        type,
        value,
        cause);
  }

  private String typeName() {
    return frame instanceof SetFrame set
        ? set.kind.scalarType()
        : AttributeValues.typeName(current());
  }

  private static String shown(AttributeValue value) {
    return AttributeValues.shown(value);
  }

  private AttributeValue current() {
    return Objects.requireNonNull(current, "the reader stands at no value");
  }

  private Frame frame() {
    return Objects.requireNonNull(frame, "the reader is in no map, list or set");
  }

  private static final class EntriesFrame extends MapFrame {
    @Nullable Iterator<Map.Entry<String, AttributeValue>> iterator;
    int ordinal = -1;

    EntriesFrame(@Nullable Frame parent, Map<String, AttributeValue> entries) {
      super(parent, entries);
    }
  }

  private static final class ListFrame extends Frame {
    final List<AttributeValue> elements;
    int index = -1;

    ListFrame(@Nullable Frame parent, List<AttributeValue> elements) {
      super(parent);
      this.elements = elements;
    }

    @Override
    void append(StringBuilder out) {
      super.append(out);
      out.append('[').append(index).append(']');
    }
  }

  /** Elements of a set have no place of their own: their path is that of the set. */
  private static final class SetFrame extends Frame {
    final SetKind kind;
    final Iterator<?> elements;
    @Nullable Object element;

    SetFrame(@Nullable Frame parent, SetKind kind, List<?> elements) {
      super(parent);
      this.kind = kind;
      this.elements = elements.iterator();
    }

    <E> @Nullable E element(SetKind expected, Class<E> type) {
      return kind == expected ? type.cast(element) : null;
    }
  }
}
