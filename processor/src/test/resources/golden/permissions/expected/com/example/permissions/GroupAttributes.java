package com.example.permissions;

import dev.keyloom.DocumentPath;
import dev.keyloom.StringPath;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Group}, for conditions, filters and updates. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class GroupAttributes {
  /** The attribute {@code groupId}. */
  public static final StringPath<Group> GROUP_ID =
      new StringPath<Group>(DocumentPath.required("groupId"));

  /** The attribute {@code name}. */
  public static final StringPath<Group> NAME = new StringPath<Group>(DocumentPath.required("name"));

  private GroupAttributes() {}
}
