package dev.keyloom.codec;

/** Byte arrays as {@code B}. */
final class BytesCodec extends ScalarCodec<byte[]> {
  BytesCodec() {
    super(SetKind.BINARY);
  }

  @Override
  public void write(byte[] value, ItemWriter out) {
    out.writeBytes(value);
  }

  @Override
  public byte[] read(ItemReader in) {
    return in.readBytes();
  }
}
