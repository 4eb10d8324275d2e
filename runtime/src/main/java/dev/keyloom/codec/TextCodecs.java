package dev.keyloom.codec;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

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

  static final class OfInstant extends ScalarCodec<Instant> {
    OfInstant() {
      super(SetKind.STRING);
    }

    @Override
    public void write(Instant value, ItemWriter out) {
      out.writeString(value.toString());
    }

    @Override
    public Instant read(ItemReader in) {
      String text = in.readString();
      try {
        return Instant.parse(text);
      } catch (DateTimeException e) {
        throw in.unreadable("an instant such as 2024-05-01T12:30:00Z", text, e);
      }
    }
  }

  static final class OfLocalDate extends ScalarCodec<LocalDate> {
    OfLocalDate() {
      super(SetKind.STRING);
    }

    @Override
    public void write(LocalDate value, ItemWriter out) {
      out.writeString(value.toString());
    }

    @Override
    public LocalDate read(ItemReader in) {
      String text = in.readString();
      try {
        return LocalDate.parse(text);
      } catch (DateTimeException e) {
        throw in.unreadable("a date such as 2024-05-01", text, e);
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
