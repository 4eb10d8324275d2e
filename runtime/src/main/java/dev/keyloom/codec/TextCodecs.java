package dev.keyloom.codec;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.DateTimeException;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;

/** Values as {@code S}. */
final class TextCodecs {
  private TextCodecs() {}

  static final class OfString extends ScalarCodec<String> {
    OfString() {
      super(SetKind.STRING);
    }

    @Override
    public void write(String value, ItemWriter out) {
      out.writeString(value);
    }

    @Override
    public String read(ItemReader in) {
      return in.readString();
    }
  }

  static final class OfCharacter extends ScalarCodec<Character> {
    OfCharacter() {
      super(SetKind.STRING);
    }

    @Override
    public void write(Character value, ItemWriter out) {
      out.writeString(value.toString());
    }

    @Override
    public Character read(ItemReader in) {
      String text = in.readString();
      if (text.length() != 1) {
        throw in.unreadable("one character", text, null);
      }
      return text.charAt(0);
    }
  }

  static final class OfUuid extends ScalarCodec<UUID> {
    OfUuid() {
      super(SetKind.STRING);
    }

    @Override
    public void write(UUID value, ItemWriter out) {
      out.writeString(value.toString());
    }

    @Override
    public UUID read(ItemReader in) {
      String text = in.readString();
      try {
        return UUID.fromString(text);
      } catch (IllegalArgumentException e) {
        throw in.unreadable("a UUID", text, e);
      }
    }
  }

  /** A type of {@code java.time} in its ISO 8601 form, which its {@code toString} gives. */
  static final class OfTime<V> extends ScalarCodec<V> {
    private final Function<String, V> parse;
    private final String expected;

    OfTime(Function<String, V> parse, String expected) {
      super(SetKind.STRING);
      this.parse = parse;
      this.expected = expected;
    }

    @Override
    public void write(V value, ItemWriter out) {
      out.writeString(value.toString());
    }

    @Override
    public V read(ItemReader in) {
      String text = in.readString();
      try {
        return parse.apply(text);
      } catch (DateTimeException e) {
        throw in.unreadable(expected, text, e);
      }
    }
  }

  static final class OfUri extends ScalarCodec<URI> {
    OfUri() {
      super(SetKind.STRING);
    }

    @Override
    public void write(URI value, ItemWriter out) {
      out.writeString(value.toString());
    }

    @Override
    public URI read(ItemReader in) {
      String text = in.readString();
      try {
        return new URI(text);
      } catch (URISyntaxException e) {
        throw in.unreadable("a URI", text, e);
      }
    }
  }

  static final class OfEnum<E extends Enum<E>> extends ScalarCodec<E> {
    private final Map<String, E> byName;

    OfEnum(E[] values) {
      super(SetKind.STRING);
      byName = new HashMap<>(values.length * 2);
      for (E value : values) {
        byName.put(value.name(), value);
      }
    }

    @Override
    public void write(E value, ItemWriter out) {
      out.writeString(value.name());
    }

    @Override
    public E read(ItemReader in) {
      String name = in.readString();
      E value = byName.get(name);
      if (value == null) {
        throw in.unreadable("one of " + byName.keySet().stream().sorted().toList(), name, null);
      }
      return value;
    }
  }
}
