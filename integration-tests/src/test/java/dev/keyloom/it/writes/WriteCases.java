package dev.keyloom.it.writes;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import dev.keyloom.annotation.When;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Models whose updates are easy to get wrong. */
@Table("WriteCases")
public sealed interface WriteCases {

  enum Status {
    OPEN,
    DONE
  }

  @Model
  @Key(pk = "JOB#{id}", sk = "JOB")
  @Gsi(index = "GSI1", name = "byKind", pk = "T#{kind}", sk = "{status}#{due}")
  @Gsi(index = "GSI2", name = "byFoo", pk = "F#{fooId}", sk = "JOB#{id}")
  @Gsi(
      index = "GSI3",
      name = "active",
      pk = "ACTIVE#{kind}",
      sk = "JOB#{id}",
      onlyWhen = @When(component = "active", equalTo = "true"))
  @Gsi(index = "GSI4", name = "byId", pk = "ALL#{id}", sk = "JOB")
  record Job(
      String id,
      String kind,
      Status status,
      @Nullable LocalDate due,
      @Nullable String fooId,
      boolean active,
      @Nullable String note)
      implements WriteCases {}

  @Embeddable
  record Data(@Nullable Integer moves, @Nullable String reason) {}

  @Model
  @Key(pk = "DOC#{id}", sk = "DOC")
  record Doc(
      String id,
      @Nullable Data data,
      @Nullable List<String> log,
      @Nullable Map<String, String> days,
      @Nullable String note,
      @Nullable String reason,
      long count,
      Set<String> tags)
      implements WriteCases {}

  @Model
  @Key(pk = "ODD#{id}", sk = "ODD")
  record Odd(
      String id,
      @Attribute(name = "abc-def") @Nullable String dash,
      @Attribute(name = "abc_def") @Nullable String underscore,
      @Attribute(name = "abc.def") @Nullable String dot,
      @Nullable Integer size,
      Status status,
      @Nullable Map<String, String> days)
      implements WriteCases {}

  @Embeddable
  record Author(String id, String name, @Nullable String title) {}

  @Model
  @Key(pk = "AUTHOR#{author.id}", sk = "POST#{id}")
  record Post(String id, Author author, int likes, Set<String> tags, @Nullable Author editor)
      implements WriteCases {}

  @Model
  @Key(pk = "LINK#{from}", sk = "TO#{to}")
  @Gsi(index = "GSI1", name = "inverse", pk = "LINKED#{to}", sk = "FROM#{from}")
  record Link(String from, String to, @Nullable String label) implements WriteCases {}
}
