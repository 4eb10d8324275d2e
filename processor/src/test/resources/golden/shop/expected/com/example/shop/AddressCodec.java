package com.example.shop;

import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import java.lang.Override;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes and reads {@link Address}, stored as a map. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
final class AddressCodec extends ValueCodec<Address> {
  private static final FieldNames FIELDS = FieldNames.of("c", "floor");

  /** The only instance. */
  public static final AddressCodec INSTANCE = new AddressCodec();

  private AddressCodec() {}

  @Override
  public void write(Address value, ItemWriter out) {
    out.beginMap();
    out.field("c");
    out.writeString(required(value.city(), "c"));
    out.field("floor");
    out.writeInt(value.floor());
    out.endMap();
  }

  @Override
  public Address read(ItemReader in) {
    in.beginMap();
    String city = null;
    int floor = 0;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      switch (field) {
        case 0 -> city = in.readString();
        case 1 -> {
          floor = in.readInt();
          seen |= 1L << 0;
        }
        default -> throw unknownField(field);
      }
    }
    if (seen != 0x1L) {
      throw missing(seen, "floor");
    }
    return new Address(
        present(city, "c"),
        floor);
  }
}
