package dev.keyloom.codec;

import dev.keyloom.text.Utf8;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of the AWS SDK. They are written part by part, so that they obey the rules of others. */
final class RawCodec extends ValueCodec<AttributeValue> {
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
    return in.readAttributeValue();
  }
}
