package com.example.sessions;

import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.support.IndexStage;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import java.lang.String;
import java.time.Instant;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The keys of {@link Session}: {@code {token}}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
final class SessionKeys {
  static final KeyTemplate PK =
      KeyTemplate.of("Session", "#").component("token", KeyCodecs.STRING);

  static final KeyTemplate BY_USER_PK =
      KeyTemplate.of("Session", "#").literal("USER#").component("userId", KeyCodecs.STRING);

  static final KeyTemplate BY_USER_SK =
      KeyTemplate.of("Session", "#").component("lastSeen", KeyCodecs.INSTANT);

  private SessionKeys() {}

  /** The primary key: {@code {token}}. */
  public static PrimaryKey<Session> of(String token) {
    return KeyTarget.primary(SessionCodec.INSTANCE, token);
  }

  /** The items of index {@code GSI1}: {@code USER#{userId}} / {@code {lastSeen}}. */
  public static ByUserQuery byUser(String userId) {
    return new ByUserQuery(KeyTarget.index(SessionCodec.INSTANCE, "byUser", userId));
  }

  /** The access path whose components are exactly those given; fails by name without one. */
  public static QueryKey<Session> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(SessionCodec.INSTANCE, components);
  }

  /** Reads a primary key back from its stored text. */
  public static PrimaryKey<Session> parse(String pk) {
    return KeyTarget.parse(SessionCodec.INSTANCE, pk);
  }

  /** A query that can be narrowed by {@code lastSeen}. */
  public static final class ByUserQuery extends IndexStage<Session> {
    private ByUserQuery(KeyTarget<Session> target) {
      super(target);
    }

    /** The full key. */
    public QueryKey<Session> lastSeen(Instant lastSeen) {
      return target().with(lastSeen).inIndex();
    }

    /** Items whose {@code lastSeen} is from {@code low} to {@code high}, both included. */
    public QueryKey<Session> lastSeenBetween(Instant low, Instant high) {
      return super.between(low, high);
    }

    /** Items whose {@code lastSeen} is greater than {@code low}. */
    public QueryKey<Session> lastSeenAfter(Instant low) {
      return super.after(low);
    }

    /** Items whose {@code lastSeen} is less than {@code high}. */
    public QueryKey<Session> lastSeenBefore(Instant high) {
      return super.before(high);
    }

    /** Items whose {@code lastSeen} is {@code low} or greater. */
    public QueryKey<Session> lastSeenAtLeast(Instant low) {
      return super.atLeast(low);
    }

    /** Items whose {@code lastSeen} is {@code high} or less. */
    public QueryKey<Session> lastSeenAtMost(Instant high) {
      return super.atMost(high);
    }
  }
}
