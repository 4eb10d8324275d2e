package com.example.shop;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.InstantPath;
import dev.keyloom.NumberPath;
import dev.keyloom.OrderedPath;
import dev.keyloom.SetPath;
import dev.keyloom.StringPath;
import dev.keyloom.codec.Codecs;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Short;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Product}, for conditions, filters and updates. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class ProductAttributes {
  /** The attribute {@code shop}. */
  public static final StringPath<Product> SHOP =
      new StringPath<>(DocumentPath.of("shop").required());

  /** The attribute {@code id}. */
  public static final AttributePath<Product, UUID> ID =
      new AttributePath<>(DocumentPath.of("id").required(), Codecs.UUID);

  /** The attribute {@code released}. */
  public static final InstantPath<Product> RELEASED =
      new InstantPath<>(DocumentPath.of("released").required());

  /** The attribute {@code day}. */
  public static final OrderedPath<Product, LocalDate> DAY =
      new OrderedPath<>(DocumentPath.of("day").required(), Codecs.LOCAL_DATE);

  /** The attribute {@code price}. */
  public static final NumberPath<Product, BigDecimal> PRICE =
      new NumberPath<>(DocumentPath.of("price").required(), Codecs.BIG_DECIMAL);

  /** The attribute {@code stock}. */
  public static final NumberPath<Product, BigInteger> STOCK =
      new NumberPath<>(DocumentPath.of("stock"), Codecs.BIG_INTEGER);

  /** The attribute {@code tiny}. */
  public static final NumberPath<Product, Byte> TINY =
      new NumberPath<>(DocumentPath.of("tiny").required(), Codecs.BYTE);

  /** The attribute {@code small}. */
  public static final NumberPath<Product, Short> SMALL =
      new NumberPath<>(DocumentPath.of("small").required(), Codecs.SHORT);

  /** The attribute {@code medium}. */
  public static final NumberPath<Product, Integer> MEDIUM =
      new NumberPath<>(DocumentPath.of("medium").required(), Codecs.INT);

  /** The attribute {@code size}. */
  public static final NumberPath<Product, Long> SIZE =
      new NumberPath<>(DocumentPath.of("size").required(), Codecs.LONG);

  /** The attribute {@code weight}. */
  public static final NumberPath<Product, Float> WEIGHT =
      new NumberPath<>(DocumentPath.of("weight").required(), Codecs.FLOAT);

  /** The attribute {@code volume}. */
  public static final NumberPath<Product, Double> VOLUME =
      new NumberPath<>(DocumentPath.of("volume").required(), Codecs.DOUBLE);

  /** The attribute {@code letter}. */
  public static final OrderedPath<Product, Character> LETTER =
      new OrderedPath<>(DocumentPath.of("letter").required(), Codecs.CHARACTER);

  /** The attribute {@code sold}. */
  public static final AttributePath<Product, Boolean> SOLD =
      new AttributePath<>(DocumentPath.of("sold").required(), Codecs.BOOLEAN);

  /** The attribute {@code maybeTiny}. */
  public static final NumberPath<Product, Byte> MAYBE_TINY =
      new NumberPath<>(DocumentPath.of("maybeTiny"), Codecs.BYTE);

  /** The attribute {@code maybeSmall}. */
  public static final NumberPath<Product, Short> MAYBE_SMALL =
      new NumberPath<>(DocumentPath.of("maybeSmall"), Codecs.SHORT);

  /** The attribute {@code maybeMedium}. */
  public static final NumberPath<Product, Integer> MAYBE_MEDIUM =
      new NumberPath<>(DocumentPath.of("maybeMedium"), Codecs.INT);

  /** The attribute {@code maybeSize}. */
  public static final NumberPath<Product, Long> MAYBE_SIZE =
      new NumberPath<>(DocumentPath.of("maybeSize"), Codecs.LONG);

  /** The attribute {@code maybeWeight}. */
  public static final NumberPath<Product, Float> MAYBE_WEIGHT =
      new NumberPath<>(DocumentPath.of("maybeWeight"), Codecs.FLOAT);

  /** The attribute {@code maybeVolume}. */
  public static final NumberPath<Product, Double> MAYBE_VOLUME =
      new NumberPath<>(DocumentPath.of("maybeVolume"), Codecs.DOUBLE);

  /** The attribute {@code maybeLetter}. */
  public static final OrderedPath<Product, Character> MAYBE_LETTER =
      new OrderedPath<>(DocumentPath.of("maybeLetter"), Codecs.CHARACTER);

  /** The attribute {@code maybeSold}. */
  public static final AttributePath<Product, Boolean> MAYBE_SOLD =
      new AttributePath<>(DocumentPath.of("maybeSold"), Codecs.BOOLEAN);

  /** The attribute {@code picture}. */
  public static final AttributePath<Product, byte[]> PICTURE =
      new AttributePath<>(DocumentPath.of("picture").required(), Codecs.BYTES);

  /** The attribute {@code thumbnail}. */
  public static final AttributePath<Product, byte[]> THUMBNAIL =
      new AttributePath<>(DocumentPath.of("thumbnail"), Codecs.BYTES);

  /** The attribute {@code prices}. */
  public static final SetPath<Product, BigDecimal> PRICES =
      new SetPath<>(DocumentPath.of("prices"), Codecs.BIG_DECIMAL);

  /** The attribute {@code codes}. */
  public static final SetPath<Product, Long> CODES =
      new SetPath<>(DocumentPath.of("codes"), Codecs.LONG);

  private ProductAttributes() {}
}
