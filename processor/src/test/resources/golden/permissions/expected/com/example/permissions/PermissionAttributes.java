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
      new StringPath<Permission>(DocumentPath.required("groupId"));

  /** The attribute {@code resource}. */
  public static final StringPath<Permission> RESOURCE =
      new StringPath<Permission>(DocumentPath.required("resource"));

  /** The attribute {@code action}. */
  public static final StringPath<Permission> ACTION =
      new StringPath<Permission>(DocumentPath.required("action"));

  private PermissionAttributes() {}
}
