package com.example.permissions;

import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import java.lang.String;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The keys of {@link Group}: {@code GROUP#{groupId}} / {@code #META}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class GroupKeys {
  static final KeyTemplate PK =
      KeyTemplate.of("Group", "#").literal("GROUP#").component("groupId", KeyCodecs.STRING);

  static final KeyTemplate SK =
      KeyTemplate.of("Group", "#").literal("#META");

  private GroupKeys() {}

  /** The primary key: {@code GROUP#{groupId}} / {@code #META}. */
  public static PrimaryKey<Group> of(String groupId) {
    return KeyTarget.primary(GroupCodec.INSTANCE, groupId);
  }

  /** The access path whose components are exactly those given; fails by name without one. */
  public static QueryKey<Group> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(GroupCodec.INSTANCE, components);
  }

  /** Reads a primary key back from its stored text. */
  public static PrimaryKey<Group> parse(String pk, String sk) {
    return KeyTarget.parse(GroupCodec.INSTANCE, pk, sk);
  }
}
