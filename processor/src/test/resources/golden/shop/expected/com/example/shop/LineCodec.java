package com.example.shop;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.RecordCodec;
import dev.keyloom.codec.ScalarCodec;
import dev.keyloom.codec.ValueCodec;
import java.lang.Override;
import java.lang.String;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes and reads {@link Line}, stored as a map. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class LineCodec extends RecordCodec<Line> {
  static final ScalarCodec<Status> STATUS = Codecs.enumeration(Status.values());

  private static final FieldNames FIELDS = FieldNames.of("sku", "quantity", "status", "gift",
      "parts");

  /** The only instance. */
  public static final LineCodec INSTANCE = new LineCodec();

  private LineCodec() {}

  @Override
  public void writeFields(Line value, ItemWriter out) {
    Codecs.STRING.writeRequired("sku", value.sku(), out);
    out.field("quantity").writeInt(value.quantity());
    STATUS.writeRequired("status", value.status(), out);
    LineCodec.INSTANCE.writeOptional("gift", value.gift(), out);
    Nested.PARTS.writeOptional("parts", value.parts(), out);
  }

  @Override
  public Line readFields(ItemReader in) {
    String sku = null;
    int quantity = 0;
    Status status = null;
    Line gift = null;
    List<Line> parts = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> sku = in.readString();
        case 1 -> quantity = in.readInt();
        case 2 -> status = STATUS.read(in);
        case 3 -> gift = LineCodec.INSTANCE.read(in);
        case 4 -> parts = Nested.PARTS.read(in);
        default -> throw unknownField(field);
      }
    }
    if (sku == null || status == null || (seen & 0x2L) != 0x2L) {
      throw missing(FIELDS, 0, seen, 0x7L);
    }
    return new Line(sku, quantity, status, gift, parts);
  }

  private static final class Nested {
    static final ValueCodec<List<Line>> PARTS = Codecs.list(LineCodec.INSTANCE);
  }
}
