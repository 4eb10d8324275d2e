package dev.keyloom.it.values;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Models whose values are easy to get wrong. */
@Table("ValueCases")
public sealed interface ValueCases {

  /** An enum whose texts are not its names, and whose constants are classes of their own. */
  enum Level {
    LOW {
      @Override
      int weight() {
        return 1;
      }
    },
    HIGH {
      @Override
      int weight() {
        return 2;
      }
    };

    abstract int weight();

    @Override
    public String toString() {
      return "level " + weight();
    }
  }

  @Embeddable
  record Amount(BigDecimal value, @Nullable BigDecimal tax) {}

  /** Decimals at every depth. */
  @Model
  @Key(pk = "PRICE#{id}", sk = "AT#{step:ordered}")
  record Price(
      String id,
      BigDecimal step,
      BigDecimal top,
      @Nullable Amount nested,
      List<BigDecimal> list,
      Set<BigDecimal> set,
      Map<String, BigDecimal> map)
      implements ValueCases {}

  /** Enums at every depth. */
  @Model
  @Key(pk = "ALERT#{group}", sk = "{level}#{id:2}")
  @Gsi(index = "GSI1", name = "byLevel", pk = "LEVEL#{level}#{group}", sk = "ALERT#{id:2}")
  record Alert(
      String group,
      Level level,
      int id,
      @Nullable Level other,
      Set<Level> set,
      List<Level> list,
      @Attribute(converter = Lenient.class) Level lenient)
      implements ValueCases {}

  /** Reads a constant that is gone as one that is there. */
  final class Lenient extends ValueCodec<Level> {
    @Override
    public void write(Level value, ItemWriter out) {
      out.writeString(value.name());
    }

    @Override
    public Level read(ItemReader in) {
      return in.readString().equals(Level.HIGH.name()) ? Level.HIGH : Level.LOW;
    }
  }

  @Embeddable
  record Address(@Nullable String street, @Nullable String city) {}

  /** Two values of one type. */
  @Model
  @Key(pk = "CLIENT#{id}", sk = "CLIENT")
  record Client(String id, @Nullable Address home, @Nullable Address work) implements ValueCases {}
}
