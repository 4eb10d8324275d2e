package dev.keyloom.internal.item;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import org.jspecify.annotations.Nullable;

/** An embeddable with a codec as it is generated. */
record Address(String city, int zip, @Nullable Address former) {
  Address {
    if (city.equals("nowhere")) {
      throw new IllegalArgumentException("no such city");
    }
  }

  static final class Codec extends ValueCodec<Address> {
    static final Codec INSTANCE = new Codec();
    private static final FieldNames FIELDS = FieldNames.of("city", "zip", "former");

    @Override
    public void write(Address value, ItemWriter out) {
      out.beginMap();
      out.field("city");
      Codecs.STRING.write(required(value.city(), "city"), out);
      out.field("zip");
      out.writeInt(value.zip());
      Address former = value.former();
      if (former != null) {
        out.field("former");
        INSTANCE.write(former, out);
      }
      out.endMap();
    }

    @Override
    public Address read(ItemReader in) {
      in.beginMap();
      String city = null;
      int zip = 0;
      Address former = null;
      long seen = 0;
      for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
        switch (field) {
          case 0 -> city = in.readString();
          case 1 -> {
            zip = in.readInt();
            seen |= 1L;
          }
          case 2 -> former = INSTANCE.read(in);
          default -> throw unknownField(field);
        }
      }
      if (seen != 1L) {
        throw missing(seen, "zip");
      }
      return new Address(present(city, "city"), zip, former);
    }
  }
}
