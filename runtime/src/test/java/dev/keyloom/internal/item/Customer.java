package dev.keyloom.internal.item;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTemplate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A model with a codec as it is generated. */
record Customer(
    String id,
    boolean active,
    @Nullable Address home,
    List<@Nullable Address> addresses,
    Map<String, Address> book,
    Set<String> tags,
    @Nullable String note) {
  static final class Codec extends EntityCodec<Customer> {
    private static final FieldNames FIELDS =
        FieldNames.of("id", "active", "home", "addresses", "book", "tags", "note");
    private static final ValueCodec<List<@Nullable Address>> ADDRESSES =
        Codecs.list(Address.Codec.INSTANCE);
    private static final ValueCodec<Map<String, Address>> BOOK = Codecs.map(Address.Codec.INSTANCE);
    private static final ValueCodec<Set<String>> TAGS = Codecs.set(Codecs.STRING);
    static final Codec INSTANCE = new Codec();

    private Codec() {
      super(
          EntitySpec.of(Customer.class, "Customer")
              .component("id", Codecs.STRING, "id")
              .key(
                  KeyTemplate.of("Customer", "#").literal("C#").component("id", KeyCodecs.STRING)));
    }

    @Override
    public void writeFields(Customer value, ItemWriter out) {
      Codecs.STRING.writeRequired("id", value.id(), out);
      out.field("active").writeBoolean(value.active());
      Address.Codec.INSTANCE.writeOptional("home", value.home(), out);
      ADDRESSES.writeRequired("addresses", value.addresses(), out);
      BOOK.writeRequired("book", value.book(), out);
      TAGS.writeRequired("tags", value.tags(), out);
      Codecs.STRING.writeOptional("note", value.note(), out);
    }

    @Override
    public Customer readFields(ItemReader in) {
      String id = null;
      boolean active = false;
      Address home = null;
      List<@Nullable Address> addresses = null;
      Map<String, Address> book = null;
      Set<String> tags = Set.of();
      String note = null;
      long seen = 0;
      for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
        seen |= 1L << field;
        switch (field) {
          case 0 -> id = in.readString();
          case 1 -> active = in.readBoolean();
          case 2 -> home = Address.Codec.INSTANCE.read(in);
          case 3 -> addresses = ADDRESSES.read(in);
          case 4 -> book = BOOK.read(in);
          case 5 -> tags = TAGS.read(in);
          case 6 -> note = in.readString();
          default -> throw unknownField(field);
        }
      }
      if (id == null || addresses == null || book == null || (seen & 0x2L) != 0x2L) {
        throw missing(FIELDS, 0, seen, 0x1bL);
      }
      return new Customer(id, active, home, addresses, book, tags, note);
    }

    @Override
    public @Nullable Object component(Customer value, int index) {
      return switch (index) {
        case 0 -> value.id();
        default -> throw unknownComponent(index);
      };
    }
  }
}
