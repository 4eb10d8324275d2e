package com.example.sessions;

import dev.keyloom.DocumentPath;
import dev.keyloom.InstantPath;
import dev.keyloom.StringPath;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Session}, for conditions, filters and updates. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
final class SessionAttributes {
  /** The attribute {@code token}. */
  public static final StringPath<Session> TOKEN =
      new StringPath<Session>(DocumentPath.required("token"));

  /** The attribute {@code userId}. */
  public static final StringPath<Session> USER_ID =
      new StringPath<Session>(DocumentPath.of("userId"));

  /** The attribute {@code lastSeen}. */
  public static final InstantPath<Session> LAST_SEEN =
      new InstantPath<Session>(DocumentPath.of("lastSeen"));

  private SessionAttributes() {}
}
