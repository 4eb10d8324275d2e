package errors;

import dev.keyloom.annotation.*;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@Table("Shop")
@NullMarked
sealed interface Shop {
  @Model
  @Key(pk = "ORDER#{id}", sk = "LINE#{line:6}#{id}")
  @Gsi(index = "GSI1", name = "byCode", pk = "CODE#{code}", sk = "ORDER#{id}")
  record Order(
      @Nullable String id, // ERROR KL214
      @Nullable Integer line, // ERROR KL214
      @Nullable String code)
      implements Shop {}

  @Model
  @Key(pk = "ITEM#{owner.id}", sk = "META")
  record Item(
      @Nullable Owner owner) // ERROR KL214
      implements Shop {}

  @Model
  @Key(
      pk = "VISIT#{owner.id}",
      sk = "{owner.nick}") // ERROR KL214
  record Visit(Owner owner) implements Shop {}

  @Model
  @Key(pk = "DAY#{day}", sk = "META")
  record Day(
      java.util.Optional<String> day) // ERROR KL214
      implements Shop {}

  @Embeddable
  record Owner(String id, @Nullable String nick) {}
}
