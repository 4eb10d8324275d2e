package dev.keyloom.internal.item;

import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.SetKind;
import dev.keyloom.internal.item.Frame.MapFrame;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes values of the AWS SDK. */
final class AttributeValueWriter extends ItemWriter {
  private final String base;
  private @Nullable Frame frame;
  private @Nullable AttributeValue result;

  private AttributeValueWriter(String base, @Nullable Frame frame) {
    this.base = base;
    this.frame = frame;
  }

  /** Writes into an item's map. */
  static AttributeValueWriter ofItem(Map<String, AttributeValue> item) {
    return new AttributeValueWriter("", new MapFrame(null, item));
  }

  /** Writes one value, whose path in its item serves messages only. */
  static AttributeValueWriter ofValue(String path) {
    return new AttributeValueWriter(path, null);
  }

  /** The value that was written where no item is. */
  AttributeValue result() {
    return Objects.requireNonNull(result, "no value was written");
  }

  @Override
  public void beginMap() {
    frame = new MapFrame(frame, new LinkedHashMap<>());
  }

  @Override
  public void endMap() {
    MapFrame map = (MapFrame) frame();
    frame = map.parent;
    put(AttributeValue.fromM(map.entries));
  }

  @Override
  public AttributeValueWriter field(String name) {
    ((MapFrame) frame()).name = name;
    return this;
  }

  @Override
  public void beginList() {
    frame = new ListFrame(frame);
  }

  @Override
  public void endList() {
    ListFrame list = (ListFrame) frame();
    frame = list.parent;
    put(AttributeValue.fromL(list.elements));
  }

  @Override
  public void beginSet(SetKind kind) {
    frame = new SetFrame(frame, kind);
  }

  @Override
  public void endSet() {
    SetFrame set = (SetFrame) frame();
    frame = set.parent;
    if (set.texts.isEmpty() && set.bytes.isEmpty()) {
      throw refused("is an empty set, which has no stored form here", null);
    }
    put(
        switch (set.kind) {
          case STRING -> AttributeValue.fromSs(set.texts);
          case NUMBER -> AttributeValue.fromNs(set.texts);
          case BINARY -> AttributeValue.fromBs(set.bytes);
        });
  }

  @Override
  protected void writeCheckedString(String value) {
    if (frame instanceof SetFrame set) {
      require(set, SetKind.STRING);
      addText(set, value, value);
    } else {
      put(AttributeValue.fromS(value));
    }
  }

  @Override
  protected void writeCheckedNumber(String text) {
    if (frame instanceof SetFrame set) {
      require(set, SetKind.NUMBER);
      addText(set, text, new BigDecimal(text).stripTrailingZeros());
    } else {
      put(AttributeValue.fromN(text));
    }
  }

  @Override
  public void writeBytes(byte[] value) {
    SdkBytes bytes = SdkBytes.fromByteArray(value);
    if (frame instanceof SetFrame set) {
      require(set, SetKind.BINARY);
      requireNew(set, bytes, bytes.toString());
      set.bytes.add(bytes);
    } else {
      put(AttributeValue.fromB(bytes));
    }
  }

  @Override
  public void writeBoolean(boolean value) {
    requireNoSet("a boolean");
    put(AttributeValue.fromBool(value));
  }

  @Override
  public void writeNull() {
    requireNoSet("NULL");
    put(AttributeValue.fromNul(true));
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
  public String container() {
    StringBuilder out = new StringBuilder(base);
    if (frame != null && frame.parent != null) {
      frame.parent.append(out);
    }
    return out.toString();
  }

  private void addText(SetFrame set, String text, Object identity) {
    requireNew(set, identity, text);
    set.texts.add(text);
  }

  private void requireNew(SetFrame set, Object identity, String text) {
    if (!set.seen.add(identity)) {
      throw refused("is a set that holds " + text + " twice in its stored form", text);
    }
  }

  private static void require(SetFrame set, SetKind kind) {
    if (set.kind != kind) {
      throw new IllegalStateException("a set of " + set.kind + " cannot hold " + kind);
    }
  }

  private void requireNoSet(String value) {
    if (frame instanceof SetFrame) {
      throw new IllegalStateException("a set cannot hold " + value);
    }
  }

  private void put(AttributeValue value) {
    if (frame instanceof MapFrame map) {
      map.entries.put(Objects.requireNonNull(map.name, "a field without a name"), value);
    } else if (frame instanceof ListFrame list) {
      list.elements.add(value);
    } else {
      result = value;
    }
  }

  private Frame frame() {
    return Objects.requireNonNull(frame, "the writer is in no map, list or set");
  }

  private static final class ListFrame extends Frame {
    final List<AttributeValue> elements = new ArrayList<>();

    ListFrame(@Nullable Frame parent) {
      super(parent);
    }

    @Override
    void append(StringBuilder out) {
      super.append(out);
      out.append('[').append(elements.size()).append(']');
    }
  }

  private static final class SetFrame extends Frame {
    final SetKind kind;
    final List<String> texts = new ArrayList<>();
    final List<SdkBytes> bytes = new ArrayList<>();
    final Set<Object> seen = new HashSet<>();

    SetFrame(@Nullable Frame parent, SetKind kind) {
      super(parent);
      this.kind = kind;
    }
  }
}
