package dev.keyloom;

import dev.keyloom.codec.Codecs;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.UUID;

/** The paths of a model, as generated code declares them. */
final class Sample {
  static final StringPath<Sample> NAME = new StringPath<>(DocumentPath.of("name"));
  static final NumberPath<Sample, Long> LOGINS =
      new NumberPath<>(DocumentPath.of("logins"), Codecs.LONG);
  static final NumberPath<Sample, Integer> RANK =
      new NumberPath<>(DocumentPath.of("rank"), Codecs.INT);
  static final NumberPath<Sample, Double> SCORE =
      new NumberPath<>(DocumentPath.of("score"), Codecs.DOUBLE);
  static final NumberPath<Sample, BigDecimal> PRICE =
      new NumberPath<>(DocumentPath.of("price"), Codecs.BIG_DECIMAL);
  static final AttributePath<Sample, UUID> TOKEN =
      new AttributePath<>(DocumentPath.of("token"), Codecs.UUID);
  static final InstantPath<Sample> CREATED_AT = new InstantPath<>(DocumentPath.of("createdAt"));
  static final OrderedPath<Sample, LocalDate> BORN =
      new OrderedPath<>(DocumentPath.of("born"), Codecs.LOCAL_DATE);
  static final SetPath<Sample, String> TAGS = new SetPath<>(DocumentPath.of("tags"), Codecs.STRING);
  static final ListPath<Sample, String, StringPath<Sample>> NICKS =
      new ListPath<>(DocumentPath.of("nicks"), Codecs.STRING, StringPath::new);
  static final MapPath<Sample, String, StringPath<Sample>> DAYS =
      new MapPath<>(DocumentPath.of("days"), Codecs.STRING, StringPath::new);

  private Sample() {}
}
