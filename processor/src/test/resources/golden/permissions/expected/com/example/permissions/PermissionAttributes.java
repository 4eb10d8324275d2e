package com.example.permissions;

import dev.keyloom.DocumentPath;
import dev.keyloom.StringPath;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Permission}, for conditions, filters and updates. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class PermissionAttributes {
  /** The attribute {@code groupId}. */
  public static final StringPath<Permission> GROUP_ID =
      new StringPath<>(DocumentPath.of("groupId").required());

  /** The attribute {@code resource}. */
  public static final StringPath<Permission> RESOURCE =
      new StringPath<>(DocumentPath.of("resource").required());

  /** The attribute {@code action}. */
  public static final StringPath<Permission> ACTION =
      new StringPath<>(DocumentPath.of("action").required());

  private PermissionAttributes() {}
}
