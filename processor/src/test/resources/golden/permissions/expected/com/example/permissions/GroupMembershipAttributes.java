package com.example.permissions;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.InstantPath;
import dev.keyloom.StringPath;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link GroupMembership}, for conditions, filters and updates. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class GroupMembershipAttributes {
  /** The attribute {@code groupId}. */
  public static final StringPath<GroupMembership> GROUP_ID =
      new StringPath<GroupMembership>(DocumentPath.required("groupId"));

  /** The attribute {@code userId}. */
  public static final StringPath<GroupMembership> USER_ID =
      new StringPath<GroupMembership>(DocumentPath.required("userId"));

  /** The attribute {@code role}. */
  public static final AttributePath<GroupMembership, Role> ROLE =
      new AttributePath<GroupMembership, Role>(DocumentPath.required("role"), GroupMembershipCodec.ROLE);

  /** The attribute {@code joinedAt}. */
  public static final InstantPath<GroupMembership> JOINED_AT =
      new InstantPath<GroupMembership>(DocumentPath.required("joinedAt"));

  private GroupMembershipAttributes() {}
}
