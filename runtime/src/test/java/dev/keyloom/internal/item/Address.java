package dev.keyloom.internal.item;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.RecordCodec;
import org.jspecify.annotations.Nullable;

/** An embeddable with a codec as it is generated. */
record Address(String city, int zip, @Nullable Address former) {
  Address {
    if (city.equals("nowhere")) {
      throw new IllegalArgumentException("no such city");
    }
  }

  static final class Codec extends RecordCodec<Address> {
    static final Codec INSTANCE = new Codec();
    private static final FieldNames FIELDS = FieldNames.of("city", "zip", "former");

    @Override
    public void writeFields(Address value, ItemWriter out) {
      Codecs.STRING.writeRequired("city", value.city(), out);
      out.field("zip").writeInt(value.zip());
      INSTANCE.writeOptional("former", value.former(), out);
    }

    @Override
    public Address readFields(ItemReader in) {
      String city = null;
      int zip = 0;
      Address former = null;
      long seen = 0;
      for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
        seen |= 1L << field;
        switch (field) {
          case 0 -> city = in.readString();
          case 1 -> zip = in.readInt();
          case 2 -> former = INSTANCE.read(in);
          default -> throw unknownField(field);
        }
      }
      if (city == null || (seen & 0x2L) != 0x2L) {
        throw missing(FIELDS, 0, seen, 0x3L);
      }
      return new Address(city, zip, former);
    }
  }
}
