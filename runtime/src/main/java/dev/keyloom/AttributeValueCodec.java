package dev.keyloom;

import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.SetKind;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.text.Utf8;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values of any type as the AWS SDK shows them, at every depth. They are written part by part, so
 * that they obey the rules of all values; NULL reads back as null where a component holds it.
 */
public final class AttributeValueCodec extends ValueCodec<AttributeValue> {
  /** The only instance. */
  public static final AttributeValueCodec INSTANCE = new AttributeValueCodec();

  private AttributeValueCodec() {}

  @Override
  public void write(AttributeValue value, ItemWriter out) {
    switch (value.type()) {
      case S -> out.writeString(value.s());
      case N -> out.writeNumber(value.n());
      case B -> out.writeBytes(value.b().asByteArrayUnsafe());
      case BOOL -> out.writeBoolean(value.bool());
      case NUL -> out.writeNull();
      case L -> writeList(value.l(), out);
      case M -> writeMap(value.m(), out);
      case SS -> writeTexts(value.ss(), SetKind.STRING, out);
      case NS -> writeTexts(value.ns(), SetKind.NUMBER, out);
      case BS -> writeBytes(value.bs(), out);
      case UNKNOWN_TO_SDK_VERSION -> throw out.refused("holds no value", null);
    }
  }

  private void writeList(List<AttributeValue> elements, ItemWriter out) {
    out.beginList();
    elements.forEach(element -> write(element, out));
    out.endList();
  }

  private void writeMap(Map<String, AttributeValue> entries, ItemWriter out) {
    out.beginMap();
    entries.forEach(
        (name, entry) -> {
          if (Utf8.unpairedSurrogate(name) >= 0) {
            throw out.refused("has a key that holds half a surrogate pair", name);
          }
          write(entry, out.field(name));
        });
    out.endMap();
  }

  private static void writeTexts(List<String> elements, SetKind kind, ItemWriter out) {
    out.beginSet(kind);
    for (String element : elements) {
      if (kind == SetKind.NUMBER) {
        out.writeNumber(element);
      } else {
        out.writeString(element);
      }
    }
    out.endSet();
  }

  private static void writeBytes(List<SdkBytes> elements, ItemWriter out) {
    out.beginSet(SetKind.BINARY);
    elements.forEach(element -> out.writeBytes(element.asByteArrayUnsafe()));
    out.endSet();
  }

  @Override
  public AttributeValue read(ItemReader in) {
    return switch (in.attributeType()) {
      case STRING -> AttributeValue.fromS(in.readString());
      case NUMBER -> AttributeValue.fromN(in.readNumber());
      case BINARY -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(in.readBytes()));
      case BOOLEAN -> AttributeValue.fromBool(in.readBoolean());
      case NULL -> AttributeValue.fromNul(in.readNull());
      case LIST -> AttributeValue.fromL(readList(in));
      case MAP -> AttributeValue.fromM(readMap(in));
      case STRING_SET -> AttributeValue.fromSs(readSet(SetKind.STRING, ItemReader::readString, in));
      case NUMBER_SET -> AttributeValue.fromNs(readSet(SetKind.NUMBER, ItemReader::readNumber, in));
      case BINARY_SET ->
          AttributeValue.fromBs(
              readSet(SetKind.BINARY, each -> SdkBytes.fromByteArrayUnsafe(each.readBytes()), in));
    };
  }

  private List<AttributeValue> readList(ItemReader in) {
    List<AttributeValue> elements = new ArrayList<>();
    in.beginList();
    while (in.nextElement()) {
      elements.add(read(in));
    }
    return elements;
  }

  private Map<String, AttributeValue> readMap(ItemReader in) {
    Map<String, AttributeValue> entries = new LinkedHashMap<>();
    in.beginMap();
    for (String key = in.nextKey(); key != null; key = in.nextKey()) {
      entries.put(key, read(in));
    }
    return entries;
  }

  private static <E> List<E> readSet(SetKind kind, Function<ItemReader, E> read, ItemReader in) {
    List<E> elements = new ArrayList<>();
    in.beginSet(kind);
    while (in.nextElement()) {
      elements.add(read.apply(in));
    }
    return elements;
  }
}
