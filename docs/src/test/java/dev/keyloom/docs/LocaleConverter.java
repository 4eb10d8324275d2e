package dev.keyloom.docs;

import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import java.util.Locale;

/** Stores a locale as its language tag. */
// region converter
public final class LocaleConverter extends ValueCodec<Locale> {
  @Override
  public void write(Locale value, ItemWriter out) {
    out.writeString(value.toLanguageTag());
  }

  @Override
  public Locale read(ItemReader in) {
    return Locale.forLanguageTag(in.readString());
  }
}
// endregion
