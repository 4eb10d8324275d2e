package dev.keyloom.codec;

import java.nio.ByteBuffer;

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

  /** Buffers, whose position and limit say which bytes are meant. */
  static final class OfBuffer extends ScalarCodec<ByteBuffer> {
    OfBuffer() {
      super(SetKind.BINARY);
    }

    @Override
    public void write(ByteBuffer value, ItemWriter out) {
      byte[] bytes = new byte[value.remaining()];
      value.duplicate().get(bytes);
      out.writeBytes(bytes);
    }

    @Override
    public ByteBuffer read(ItemReader in) {
      return ByteBuffer.wrap(in.readBytes()).asReadOnlyBuffer();
    }
  }
}
