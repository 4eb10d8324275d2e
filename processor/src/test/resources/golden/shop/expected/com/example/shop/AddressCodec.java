package com.example.shop;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.RecordCodec;
import java.lang.Override;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes and reads {@link Address}, stored as a map. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
final class AddressCodec extends RecordCodec<Address> {
  private static final FieldNames FIELDS = FieldNames.of("c", "floor");

  /** The only instance. */
  public static final AddressCodec INSTANCE = new AddressCodec();

  private AddressCodec() {}

  @Override
  public void writeFields(Address value, ItemWriter out) {
    Codecs.STRING.writeRequired("c", value.city(), out);
    out.field("floor").writeInt(value.floor());
  }

  @Override
  public Address readFields(ItemReader in) {
    String city = null;
    int floor = 0;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> city = in.readString();
        case 1 -> floor = in.readInt();
        default -> throw unknownField(field);
      }
    }
    if (city == null || (seen & 0x2L) != 0x2L) {
      throw missing(FIELDS, 0, seen, 0x3L);
    }
    return new Address(city, floor);
  }
}
