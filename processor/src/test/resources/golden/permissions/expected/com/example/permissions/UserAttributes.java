package com.example.permissions;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.InstantPath;
import dev.keyloom.StringPath;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link User}, for conditions, filters and updates. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class UserAttributes {
  /** The attribute {@code userId}. */
  public static final StringPath<User> USER_ID =
      new StringPath<User>(DocumentPath.required("userId"));

  /** The attribute {@code name}. */
  public static final StringPath<User> NAME = new StringPath<User>(DocumentPath.required("name"));

  /** The attribute {@code email}. */
  public static final StringPath<User> EMAIL = new StringPath<User>(DocumentPath.required("email"));

  /** The attribute {@code status}. */
  public static final AttributePath<User, Status> STATUS =
      new AttributePath<User, Status>(DocumentPath.required("status"), UserCodec.STATUS);

  /** The attribute {@code createdAt}. */
  public static final InstantPath<User> CREATED_AT =
      new InstantPath<User>(DocumentPath.required("createdAt"));

  private UserAttributes() {}
}
