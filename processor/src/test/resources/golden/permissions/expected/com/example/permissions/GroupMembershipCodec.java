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

/** Writes and reads the items of {@link GroupMembership}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class GroupMembershipCodec extends EntityCodec<GroupMembership> {
  static final ScalarCodec<Role> ROLE = Codecs.enumeration(Role.values());

  private static final FieldNames FIELDS = FieldNames.of("groupId", "userId", "role", "joinedAt");

  /** The only instance. */
  public static final GroupMembershipCodec INSTANCE = new GroupMembershipCodec();

  private GroupMembershipCodec() {
    super(
        EntitySpec.of(GroupMembership.class, "GroupMembership")
            .requires("groupId", "userId", "role", "joinedAt")
            .component("groupId", Codecs.STRING, "groupId")
            .component("userId", Codecs.STRING, "userId")
            .key(GroupMembershipKeys.PK, GroupMembershipKeys.SK)
            .index("byUser", "GSI1", GroupMembershipKeys.BY_USER_PK,
                GroupMembershipKeys.BY_USER_SK));
  }

  @Override
  public void writeFields(GroupMembership value, ItemWriter out) {
    Codecs.STRING.writeRequired("groupId", value.groupId(), out);
    Codecs.STRING.writeRequired("userId", value.userId(), out);
    ROLE.writeRequired("role", value.role(), out);
    Codecs.INSTANT.writeRequired("joinedAt", value.joinedAt(), out);
  }

  @Override
  public GroupMembership readFields(ItemReader in) {
    String groupId = null;
    String userId = null;
    Role role = null;
    Instant joinedAt = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> groupId = in.readString();
        case 1 -> userId = in.readString();
        case 2 -> role = ROLE.read(in);
        case 3 -> joinedAt = Codecs.INSTANT.read(in);
        default -> throw unknownField(field);
      }
    }
    if (groupId == null || userId == null || role == null || joinedAt == null) {
      throw missing(FIELDS, 0, seen, 0xfL);
    }
    return new GroupMembership(groupId, userId, role, joinedAt);
  }

  @Override
  public @Nullable Object component(GroupMembership value, int index) {
    return switch (index) {
      case 0 -> value.groupId();
      case 1 -> value.userId();
      default -> throw unknownComponent(index);
    };
  }
}
