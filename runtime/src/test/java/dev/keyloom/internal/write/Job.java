package dev.keyloom.internal.write;

import dev.keyloom.PrimaryKey;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.RecordCodec;
import dev.keyloom.codec.ScalarCodec;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import dev.keyloom.support.KeyType;
import dev.keyloom.support.TableSchema;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A model whose updates are easy to get wrong: primary key {@code JOB#{id}} / {@code JOB}, and
 * paths {@code byKind} ({@code T#{kind}} / <code>{status}#{due}</code>), {@code byFoo} ({@code
 * F#{fooId}} / {@code JOB#{id}}), {@code active} ({@code ACTIVE#{kind}} / {@code JOB#{id}}, only
 * when active is true), {@code byId} ({@code ALL#{id}} / {@code JOB}), {@code byRoom} (the ordinary
 * attributes room and place) and {@code byOwner} ({@code O#{owner.id}} / {@code R#{rank}}).
 */
public record Job(
    String id,
    String kind,
    Status status,
    @Nullable LocalDate due,
    @Nullable String fooId,
    boolean active,
    @Nullable String room,
    @Nullable String place,
    @Nullable Owner owner,
    @Nullable Long rank,
    @Nullable String note) {

  enum Status {
    OPEN,
    DONE
  }

  record Owner(String id, @Nullable String name) {}

  static Job of(String id) {
    return new Job(
        id, "k", Status.OPEN, LocalDate.of(2023, 3, 3), null, false, null, null, null, null, null);
  }

  static PrimaryKey<Job> key(String id) {
    return KeyTarget.primary(Codec.INSTANCE, id);
  }

  public static final TableSchema<Job> TABLE =
      TableSchema.<Job>of("Jobs")
          .partitionKey("PK", KeyType.STRING)
          .sortKey("SK", KeyType.STRING)
          .typeAttribute("type")
          .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
          .globalIndex("GSI2", "GSI2PK", KeyType.STRING, "GSI2SK", KeyType.STRING)
          .globalIndex("GSI3", "GSI3PK", KeyType.STRING, "GSI3SK", KeyType.STRING)
          .globalIndex("GSI4", "GSI4PK", KeyType.STRING, "GSI4SK", KeyType.STRING)
          .globalIndex("Rooms", "room", KeyType.STRING, "place", KeyType.STRING)
          .globalIndex("GSI5", "GSI5PK", KeyType.STRING, "GSI5SK", KeyType.STRING)
          .entity(Codec.INSTANCE)
          .build();

  static final class OwnerCodec extends RecordCodec<Owner> {
    static final OwnerCodec INSTANCE = new OwnerCodec();
    private static final FieldNames FIELDS = FieldNames.of("id", "name");

    @Override
    public void writeFields(Owner value, ItemWriter out) {
      Codecs.STRING.writeRequired("id", value.id(), out);
      Codecs.STRING.writeOptional("name", value.name(), out);
    }

    @Override
    public Owner readFields(ItemReader in) {
      String id = null;
      String name = null;
      long seen = 0;
      for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
        seen |= 1L << field;
        switch (field) {
          case 0 -> id = in.readString();
          case 1 -> name = in.readString();
          default -> throw unknownField(field);
        }
      }
      if (id == null) {
        throw missing(FIELDS, 0, seen, 0x1L);
      }
      return new Owner(id, name);
    }
  }

  static final class Codec extends EntityCodec<Job> {
    static final ScalarCodec<Status> STATUS = Codecs.enumeration(Status.values());
    static final Codec INSTANCE = new Codec();

    private static final FieldNames FIELDS =
        FieldNames.of(
            "id", "kind", "status", "due", "fooId", "active", "room", "place", "owner", "rank",
            "note");

    private Codec() {
      super(
          EntitySpec.of(Job.class, "Job")
              .component("id", Codecs.STRING, "id")
              .component("kind", Codecs.STRING, "kind")
              .component("status", STATUS, "status")
              .component("due", Codecs.LOCAL_DATE, "due")
              .component("fooId", Codecs.STRING, "fooId")
              .component("active", Codecs.BOOLEAN, "active")
              .component("room", Codecs.STRING, "room")
              .component("place", Codecs.STRING, "place")
              .component("owner.id", Codecs.STRING, "owner", "id")
              .component("rank", Codecs.LONG, "rank")
              .key(
                  template().literal("JOB#").component("id", KeyCodecs.STRING),
                  template().literal("JOB"))
              .index(
                  "byKind",
                  "GSI1",
                  template().literal("T#").component("kind", KeyCodecs.STRING),
                  template()
                      .component("status", KeyCodecs.enumeration(Status.values()))
                      .literal("#")
                      .component("due", KeyCodecs.LOCAL_DATE))
              .index(
                  "byFoo",
                  "GSI2",
                  template().literal("F#").component("fooId", KeyCodecs.STRING),
                  template().literal("JOB#").component("id", KeyCodecs.STRING))
              .index(
                  "active",
                  "GSI3",
                  template().literal("ACTIVE#").component("kind", KeyCodecs.STRING),
                  template().literal("JOB#").component("id", KeyCodecs.STRING))
              .index(
                  "byId",
                  "GSI4",
                  template().literal("ALL#").component("id", KeyCodecs.STRING),
                  template().literal("JOB"))
              .index(
                  "byRoom",
                  "Rooms",
                  template().component("room", KeyCodecs.STRING),
                  template().component("place", KeyCodecs.STRING))
              .index(
                  "byOwner",
                  "GSI5",
                  template().literal("O#").component("owner.id", KeyCodecs.STRING),
                  template().literal("R#").component("rank", KeyCodecs.LONG))
              .onlyWhen("active", "active", "true"));
    }

    private static KeyTemplate template() {
      return KeyTemplate.of("Job", "#");
    }

    @Override
    public void writeFields(Job value, ItemWriter out) {
      Codecs.STRING.writeRequired("id", value.id(), out);
      Codecs.STRING.writeRequired("kind", value.kind(), out);
      STATUS.writeRequired("status", value.status(), out);
      Codecs.LOCAL_DATE.writeOptional("due", value.due(), out);
      Codecs.STRING.writeOptional("fooId", value.fooId(), out);
      out.field("active").writeBoolean(value.active());
      Codecs.STRING.writeOptional("room", value.room(), out);
      Codecs.STRING.writeOptional("place", value.place(), out);
      OwnerCodec.INSTANCE.writeOptional("owner", value.owner(), out);
      Codecs.LONG.writeOptional("rank", value.rank(), out);
      Codecs.STRING.writeOptional("note", value.note(), out);
    }

    @Override
    public Job readFields(ItemReader in) {
      String[] texts = new String[11];
      Status status = null;
      LocalDate due = null;
      boolean active = false;
      Owner owner = null;
      Long rank = null;
      long seen = 0;
      for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
        seen |= 1L << field;
        switch (field) {
          case 2 -> status = STATUS.read(in);
          case 3 -> due = Codecs.LOCAL_DATE.read(in);
          case 5 -> active = in.readBoolean();
          case 8 -> owner = OwnerCodec.INSTANCE.read(in);
          case 9 -> rank = in.readLong();
          default -> texts[field] = in.readString();
        }
      }
      String id = texts[0];
      String kind = texts[1];
      if (id == null || kind == null || status == null) {
        throw missing(FIELDS, 0, seen, 0x7L);
      }
      return new Job(
          id, kind, status, due, texts[4], active, texts[6], texts[7], owner, rank, texts[10]);
    }

    @Override
    public @Nullable Object component(Job value, int index) {
      return switch (index) {
        case 0 -> value.id();
        case 1 -> value.kind();
        case 2 -> value.status();
        case 3 -> value.due();
        case 4 -> value.fooId();
        case 5 -> value.active();
        case 6 -> value.room();
        case 7 -> value.place();
        case 8 -> value.owner() == null ? null : value.owner().id();
        case 9 -> value.rank();
        default -> throw unknownComponent(index);
      };
    }
  }
}
