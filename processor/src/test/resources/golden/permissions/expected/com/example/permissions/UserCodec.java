package com.example.permissions;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ScalarCodec;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import java.lang.Object;
import java.lang.Override;
import java.lang.String;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Writes and reads the items of {@link User}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class UserCodec extends EntityCodec<User> {
  static final ScalarCodec<Status> STATUS = Codecs.enumeration(Status.values());

  private static final FieldNames FIELDS = FieldNames.of("userId", "name", "email", "status",
      "createdAt");

  /** The only instance. */
  public static final UserCodec INSTANCE = new UserCodec();

  private UserCodec() {
    super(
        EntitySpec.of(User.class, "User")
            .requires("userId", "name", "email", "status", "createdAt")
            .component("userId", Codecs.STRING, "userId")
            .component("email", Codecs.STRING, "email")
            .key(UserKeys.PK, UserKeys.SK)
            .uniqueIndex("byEmail", "GSI1", UserKeys.BY_EMAIL_PK, UserKeys.BY_EMAIL_SK));
  }

  @Override
  public void writeFields(User value, ItemWriter out) {
    Codecs.STRING.writeRequired("userId", value.userId(), out);
    Codecs.STRING.writeRequired("name", value.name(), out);
    Codecs.STRING.writeRequired("email", value.email(), out);
    STATUS.writeRequired("status", value.status(), out);
    Codecs.INSTANT.writeRequired("createdAt", value.createdAt(), out);
  }

  @Override
  public User readFields(ItemReader in) {
    String userId = null;
    String name = null;
    String email = null;
    Status status = null;
    Instant createdAt = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> userId = in.readString();
        case 1 -> name = in.readString();
        case 2 -> email = in.readString();
        case 3 -> status = STATUS.read(in);
        case 4 -> createdAt = Codecs.INSTANT.read(in);
        default -> throw unknownField(field);
      }
    }
    if (userId == null || name == null || email == null || status == null || createdAt == null) {
      throw missing(FIELDS, 0, seen, 0x1fL);
    }
    return new User(userId, name, email, status, createdAt);
  }

  @Override
  public @Nullable Object component(User value, int index) {
    return switch (index) {
      case 0 -> value.userId();
      case 1 -> value.email();
      default -> throw unknownComponent(index);
    };
  }
}
