package com.example.permissions;

import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import java.lang.String;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The keys of {@link User}: {@code USER#{userId}} / {@code PROFILE}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class UserKeys {
  static final KeyTemplate PK =
      KeyTemplate.of("User", "#").literal("USER#").component("userId", KeyCodecs.STRING);

  static final KeyTemplate SK =
      KeyTemplate.of("User", "#").literal("PROFILE");

  static final KeyTemplate BY_EMAIL_PK =
      KeyTemplate.of("User", "#").literal("EMAIL#").component("email", KeyCodecs.STRING);

  static final KeyTemplate BY_EMAIL_SK =
      KeyTemplate.of("User", "#").literal("PROFILE");

  private UserKeys() {}

  /** The primary key: {@code USER#{userId}} / {@code PROFILE}. */
  public static PrimaryKey<User> of(String userId) {
    return KeyTarget.primary(UserCodec.INSTANCE, userId);
  }

  /** At most one item of index {@code GSI1}: {@code EMAIL#{email}} / {@code PROFILE}. */
  public static UniqueKey<User> byEmail(String email) {
    return KeyTarget.index(UserCodec.INSTANCE, "byEmail", email).unique();
  }

  /** The access path whose components are exactly those given; fails by name without one. */
  public static QueryKey<User> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(UserCodec.INSTANCE, components);
  }

  /** Reads a primary key back from its stored text. */
  public static PrimaryKey<User> parse(String pk, String sk) {
    return KeyTarget.parse(UserCodec.INSTANCE, pk, sk);
  }
}
