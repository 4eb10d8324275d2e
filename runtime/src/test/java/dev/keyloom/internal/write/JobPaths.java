package dev.keyloom.internal.write;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.ListPath;
import dev.keyloom.NumberPath;
import dev.keyloom.OrderedPath;
import dev.keyloom.SetPath;
import dev.keyloom.StringPath;
import dev.keyloom.codec.Codecs;
import java.time.LocalDate;

/** The paths of {@link Job}, and of attributes that its record does not know. */
final class JobPaths {
  static final StringPath<Job> ID = new StringPath<>(DocumentPath.of("id"));
  static final StringPath<Job> KIND = new StringPath<>(DocumentPath.of("kind"));
  static final AttributePath<Job, Job.Status> STATUS =
      new AttributePath<>(DocumentPath.of("status"), Job.Codec.STATUS);
  static final OrderedPath<Job, LocalDate> DUE =
      new OrderedPath<>(DocumentPath.of("due"), Codecs.LOCAL_DATE);
  static final StringPath<Job> FOO_ID = new StringPath<>(DocumentPath.of("fooId"));
  static final AttributePath<Job, Boolean> ACTIVE =
      new AttributePath<>(DocumentPath.of("active"), Codecs.BOOLEAN);
  static final StringPath<Job> ROOM = new StringPath<>(DocumentPath.of("room"));
  static final AttributePath<Job, Job.Owner> OWNER =
      new AttributePath<>(DocumentPath.of("owner"), Job.OwnerCodec.INSTANCE);
  static final StringPath<Job> OWNER_ID = new StringPath<>(DocumentPath.of("owner").field("id"));
  static final StringPath<Job> OWNER_NAME =
      new StringPath<>(DocumentPath.of("owner").field("name"));
  static final NumberPath<Job, Long> RANK = new NumberPath<>(DocumentPath.of("rank"), Codecs.LONG);
  static final StringPath<Job> NOTE = new StringPath<>(DocumentPath.of("note"));
  static final NumberPath<Job, Double> SCORE =
      new NumberPath<>(DocumentPath.of("score"), Codecs.DOUBLE);
  static final SetPath<Job, String> TAGS = new SetPath<>(DocumentPath.of("tags"), Codecs.STRING);
  static final ListPath<Job, String, StringPath<Job>> LOG =
      new ListPath<>(DocumentPath.of("log"), Codecs.STRING, StringPath::new);

  private JobPaths() {}
}
