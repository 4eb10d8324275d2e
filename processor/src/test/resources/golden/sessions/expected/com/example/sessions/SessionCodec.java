package com.example.sessions;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import java.lang.Object;
import java.lang.Override;
import java.lang.String;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Writes and reads the items of {@link Session}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
final class SessionCodec extends EntityCodec<Session> {
  private static final FieldNames FIELDS = FieldNames.of("token", "userId", "lastSeen");

  /** The only instance. */
  public static final SessionCodec INSTANCE = new SessionCodec();

  private SessionCodec() {
    super(
        EntitySpec.of(Session.class, "Session")
            .requires("token")
            .component("token", Codecs.STRING, "token")
            .component("userId", Codecs.STRING, "userId")
            .component("lastSeen", Codecs.INSTANT, "lastSeen")
            .key(SessionKeys.PK)
            .index("byUser", "GSI1", SessionKeys.BY_USER_PK, SessionKeys.BY_USER_SK));
  }

  @Override
  public void writeFields(Session value, ItemWriter out) {
    Codecs.STRING.writeRequired("token", value.token(), out);
    Codecs.STRING.writeOptional("userId", value.userId(), out);
    Codecs.INSTANT.writeOptional("lastSeen", value.lastSeen(), out);
  }

  @Override
  public Session readFields(ItemReader in) {
    String token = null;
    String userId = null;
    Instant lastSeen = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> token = in.readString();
        case 1 -> userId = in.readString();
        case 2 -> lastSeen = Codecs.INSTANT.read(in);
        default -> throw unknownField(field);
      }
    }
    if (token == null) {
      throw missing(FIELDS, 0, seen, 0x1L);
    }
    return new Session(token, userId, lastSeen);
  }

  @Override
  public @Nullable Object component(Session value, int index) {
    return switch (index) {
      case 0 -> value.token();
      case 1 -> value.userId();
      case 2 -> value.lastSeen();
      default -> throw unknownComponent(index);
    };
  }
}
