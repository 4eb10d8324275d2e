package com.example.shop;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
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
public final class LineCodec extends ValueCodec<Line> {
  static final ScalarCodec<Status> STATUS = Codecs.enumeration(Status.values());

  private static final FieldNames FIELDS = FieldNames.of("sku", "quantity", "status", "gift",
      "parts");

  /** The only instance. */
  public static final LineCodec INSTANCE = new LineCodec();

  private LineCodec() {}

  @Override
  public void write(Line value, ItemWriter out) {
    out.beginMap();
    out.field("sku");
    out.writeString(required(value.sku(), "sku"));
    out.field("quantity");
    out.writeInt(value.quantity());
    out.field("status");
    STATUS.write(required(value.status(), "status"), out);
    Line gift = value.gift();
    if (gift != null) {
      out.field("gift");
      LineCodec.INSTANCE.write(gift, out);
    }
    List<Line> parts = value.parts();
    if (parts != null) {
      out.field("parts");
      Nested.PARTS.write(parts, out);
    }
    out.endMap();
  }

  @Override
  public Line read(ItemReader in) {
    in.beginMap();
    String sku = null;
    int quantity = 0;
    Status status = null;
    Line gift = null;
    List<Line> parts = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      switch (field) {
        case 0 -> sku = in.readString();
        case 1 -> {
          quantity = in.readInt();
          seen |= 1L << 0;
        }
        case 2 -> status = STATUS.read(in);
        case 3 -> gift = LineCodec.INSTANCE.read(in);
        case 4 -> parts = Nested.PARTS.read(in);
        default -> throw unknownField(field);
      }
    }
    if (seen != 0x1L) {
      throw missing(seen, "quantity");
    }
    return new Line(
        present(sku, "sku"),
        quantity,
        present(status, "status"),
        gift,
        parts);
  }

  private static final class Nested {
    static final ValueCodec<List<Line>> PARTS = Codecs.list(LineCodec.INSTANCE);
  }
}
