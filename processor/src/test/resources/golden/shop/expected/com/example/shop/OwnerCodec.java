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

/** Writes and reads {@link Owner}, stored as a map. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class OwnerCodec extends RecordCodec<Owner> {
  private static final FieldNames FIELDS = FieldNames.of("id", "home");

  /** The only instance. */
  public static final OwnerCodec INSTANCE = new OwnerCodec();

  private OwnerCodec() {}

  @Override
  public void writeFields(Owner value, ItemWriter out) {
    Codecs.STRING.writeRequired("id", value.id(), out);
    AddressCodec.INSTANCE.writeOptional("home", value.home(), out);
  }

  @Override
  public Owner readFields(ItemReader in) {
    String id = null;
    Address home = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> id = in.readString();
        case 1 -> home = AddressCodec.INSTANCE.read(in);
        default -> throw unknownField(field);
      }
    }
    if (id == null) {
      throw missing(FIELDS, 0, seen, 0x1L);
    }
    return new Owner(id, home);
  }
}
