package com.example.shop;

import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import java.lang.Override;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes and reads {@link Owner}, stored as a map. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class OwnerCodec extends ValueCodec<Owner> {
  private static final FieldNames FIELDS = FieldNames.of("id", "home");

  /** The only instance. */
  public static final OwnerCodec INSTANCE = new OwnerCodec();

  private OwnerCodec() {}

  @Override
  public void write(Owner value, ItemWriter out) {
    out.beginMap();
    out.field("id");
    out.writeString(required(value.id(), "id"));
    Address home = value.home();
    if (home != null) {
      out.field("home");
      AddressCodec.INSTANCE.write(home, out);
    }
    out.endMap();
  }

  @Override
  public Owner read(ItemReader in) {
    in.beginMap();
    String id = null;
    Address home = null;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      switch (field) {
        case 0 -> id = in.readString();
        case 1 -> home = AddressCodec.INSTANCE.read(in);
        default -> throw unknownField(field);
      }
    }
    return new Owner(
        present(id, "id"),
        home);
  }
}
