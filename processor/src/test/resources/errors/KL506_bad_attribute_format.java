package errors;

import dev.keyloom.annotation.*;
import dev.keyloom.codec.*;
import java.time.*;
import java.util.*;

@Table("Shop")
@Model
@Key(pk = "ORDER#{id}", sk = "META")
record Order(
    @Attribute(format = "millis") String id, // ERROR KL506
    @Attribute(format = "milis") Instant at, // ERROR KL506
    @Attribute(format = "epoch-millis") LocalDateTime local, // ERROR KL506
    @Attribute(format = "seconds") LocalDate day, // ERROR KL506
    @Attribute(format = "seconds", converter = OfInstant.class) Instant own, // ERROR KL506
    @Attribute(format = "seconds") List<String> notes, // ERROR KL506
    @Attribute(format = "seconds") Map<String, List<Instant>> good,
    @Attribute(format = "epoch-millis") Set<Instant> goodToo) {}

final class OfInstant extends ValueCodec<Instant> {
  OfInstant() {}

  @Override
  public void write(Instant value, ItemWriter out) {
    out.writeLong(value.getEpochSecond());
  }

  @Override
  public Instant read(ItemReader in) {
    return Instant.ofEpochSecond(in.readLong());
  }
}
