package com.example;

import dev.keyloom.annotation.*;
import dev.keyloom.codec.*;
import java.util.*;
import org.jspecify.annotations.*;

/** Components in forms of their own. */
@NullMarked
@Table("Places")
@Model
@Key(pk = "PLACE#{id}", sk = "META")
public record Place(
    String id,
    @Attribute(converter = Point.Converter.class) Point point,
    @Attribute(name = "p", converter = Point.Converter.class) @Nullable Point maybe,
    @Attribute(converter = CsvConverter.class) List<String> csv,
    @Attribute(converter = CsvConverter.class) @Nullable List<String> maybeCsv,
    @Attribute(converter = OptionalConverter.class) Optional<String> optional,
    Inside inside) {

  public record Point(int x, int y) {
    public static final class Converter extends ValueCodec<Point> {
      @Override
      public void write(Point value, ItemWriter out) {
        out.writeString(value.x + "," + value.y);
      }

      @Override
      public Point read(ItemReader in) {
        String text = in.readString();
        String[] parts = text.split(",", -1);
        if (parts.length != 2) {
          throw in.unreadable("x,y", text, null);
        }
        return new Point(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
      }
    }
  }

  /** Keeps blank what a list would be. */
  static final class CsvConverter extends ValueCodec<List<String>> {
    @Override
    public void write(List<String> value, ItemWriter out) {
      out.writeString(String.join(",", value));
    }

    @Override
    public List<String> read(ItemReader in) {
      return List.of(in.readString().split(",", -1));
    }
  }

  /** The whole Optional, which NULL stands for when it is empty. */
  static final class OptionalConverter extends ValueCodec<Optional<String>> {
    @Override
    public void write(Optional<String> value, ItemWriter out) {
      out.writeString("=" + value.orElse("nothing"));
    }

    @Override
    public Optional<String> read(ItemReader in) {
      return Optional.of(in.readString().substring(1)).filter(text -> !text.equals("nothing"));
    }
  }

  @Embeddable
  public record Inside(@Attribute(converter = Point.Converter.class) Point corner) {}
}
