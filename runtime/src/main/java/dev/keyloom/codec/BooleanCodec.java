package dev.keyloom.codec;

/** Booleans as {@code BOOL}. */
final class BooleanCodec extends ValueCodec<Boolean> {
  @Override
  public void write(Boolean value, ItemWriter out) {
    out.writeBoolean(value);
  }

  @Override
  public Boolean read(ItemReader in) {
    return in.readBoolean();
  }
}
