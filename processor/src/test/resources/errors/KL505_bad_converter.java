package errors;

import dev.keyloom.annotation.*;
import dev.keyloom.codec.*;
import java.util.*;

@Table("Shop")
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(
    String id,
    @Attribute(converter = String.class) // ERROR KL505
        Locale none,
    @Attribute(converter = int[].class) // ERROR KL505
        Locale array,
    @Attribute(converter = LocaleConverter.class) // ERROR KL505
        String other,
    @Attribute(converter = LocaleConverter.class) // ERROR KL505
        List<Locale> list,
    @Attribute(converter = IntConverter.class) // ERROR KL505
        int primitive,
    @Attribute(converter = OpenConverter.class) // ERROR KL505
        Locale open,
    @Attribute(converter = AbstractConverter.class) // ERROR KL505
        Locale unfinished,
    @Attribute(converter = WithParameter.class) // ERROR KL505
        Locale parameter,
    @Attribute(converter = Hidden.class) // ERROR KL505
        Locale hidden,
    @Attribute(converter = LocaleConverter.class) Locale right,
    @Attribute(converter = DerivedConverter.class) Locale derived)
    implements Shop {}

class LocaleConverter extends ValueCodec<Locale> {
  @Override
  public void write(Locale value, ItemWriter out) {
    out.writeString(value.toLanguageTag());
  }

  @Override
  public Locale read(ItemReader in) {
    return Locale.forLanguageTag(in.readString());
  }
}

final class DerivedConverter extends LocaleConverter {}

final class IntConverter extends ValueCodec<Integer> {
  @Override
  public void write(Integer value, ItemWriter out) {
    out.writeInt(value);
  }

  @Override
  public Integer read(ItemReader in) {
    return in.readInt();
  }
}

abstract class OpenConverter<T> extends ValueCodec<T> {}

abstract class AbstractConverter extends ValueCodec<Locale> {}

final class WithParameter extends LocaleConverter {
  WithParameter(String ignored) {}
}

final class Hidden extends LocaleConverter {
  private Hidden() {}
}
