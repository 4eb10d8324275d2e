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
      new StringPath<Product>(DocumentPath.required("shop"));

  /** The attribute {@code id}. */
  public static final AttributePath<Product, UUID> ID =
      new AttributePath<Product, UUID>(DocumentPath.required("id"), Codecs.UUID);

  /** The attribute {@code released}. */
  public static final InstantPath<Product> RELEASED =
      new InstantPath<Product>(DocumentPath.required("released"));

  /** The attribute {@code day}. */
  public static final OrderedPath<Product, LocalDate> DAY =
      new OrderedPath<Product, LocalDate>(DocumentPath.required("day"), Codecs.LOCAL_DATE);

  /** The attribute {@code price}. */
  public static final NumberPath<Product, BigDecimal> PRICE =
      new NumberPath<Product, BigDecimal>(DocumentPath.required("price"), Codecs.BIG_DECIMAL);

  /** The attribute {@code stock}. */
  public static final NumberPath<Product, BigInteger> STOCK =
      new NumberPath<Product, BigInteger>(DocumentPath.of("stock"), Codecs.BIG_INTEGER);

  /** The attribute {@code tiny}. */
  public static final NumberPath<Product, Byte> TINY =
      new NumberPath<Product, Byte>(DocumentPath.required("tiny"), Codecs.BYTE);

  /** The attribute {@code small}. */
  public static final NumberPath<Product, Short> SMALL =
      new NumberPath<Product, Short>(DocumentPath.required("small"), Codecs.SHORT);

  /** The attribute {@code medium}. */
  public static final NumberPath<Product, Integer> MEDIUM =
      new NumberPath<Product, Integer>(DocumentPath.required("medium"), Codecs.INT);

  /** The attribute {@code size}. */
  public static final NumberPath<Product, Long> SIZE =
      new NumberPath<Product, Long>(DocumentPath.required("size"), Codecs.LONG);

  /** The attribute {@code weight}. */
  public static final NumberPath<Product, Float> WEIGHT =
      new NumberPath<Product, Float>(DocumentPath.required("weight"), Codecs.FLOAT);

  /** The attribute {@code volume}. */
  public static final NumberPath<Product, Double> VOLUME =
      new NumberPath<Product, Double>(DocumentPath.required("volume"), Codecs.DOUBLE);

  /** The attribute {@code letter}. */
  public static final OrderedPath<Product, Character> LETTER =
      new OrderedPath<Product, Character>(DocumentPath.required("letter"), Codecs.CHARACTER);

  /** The attribute {@code sold}. */
  public static final AttributePath<Product, Boolean> SOLD =
      new AttributePath<Product, Boolean>(DocumentPath.required("sold"), Codecs.BOOLEAN);

  /** The attribute {@code maybeTiny}. */
  public static final NumberPath<Product, Byte> MAYBE_TINY =
      new NumberPath<Product, Byte>(DocumentPath.of("maybeTiny"), Codecs.BYTE);

  /** The attribute {@code maybeSmall}. */
  public static final NumberPath<Product, Short> MAYBE_SMALL =
      new NumberPath<Product, Short>(DocumentPath.of("maybeSmall"), Codecs.SHORT);

  /** The attribute {@code maybeMedium}. */
  public static final NumberPath<Product, Integer> MAYBE_MEDIUM =
      new NumberPath<Product, Integer>(DocumentPath.of("maybeMedium"), Codecs.INT);

  /** The attribute {@code maybeSize}. */
  public static final NumberPath<Product, Long> MAYBE_SIZE =
      new NumberPath<Product, Long>(DocumentPath.of("maybeSize"), Codecs.LONG);

  /** The attribute {@code maybeWeight}. */
  public static final NumberPath<Product, Float> MAYBE_WEIGHT =
      new NumberPath<Product, Float>(DocumentPath.of("maybeWeight"), Codecs.FLOAT);

  /** The attribute {@code maybeVolume}. */
  public static final NumberPath<Product, Double> MAYBE_VOLUME =
      new NumberPath<Product, Double>(DocumentPath.of("maybeVolume"), Codecs.DOUBLE);

  /** The attribute {@code maybeLetter}. */
  public static final OrderedPath<Product, Character> MAYBE_LETTER =
      new OrderedPath<Product, Character>(DocumentPath.of("maybeLetter"), Codecs.CHARACTER);

  /** The attribute {@code maybeSold}. */
  public static final AttributePath<Product, Boolean> MAYBE_SOLD =
      new AttributePath<Product, Boolean>(DocumentPath.of("maybeSold"), Codecs.BOOLEAN);

  /** The attribute {@code picture}. */
  public static final AttributePath<Product, byte[]> PICTURE =
      new AttributePath<Product, byte[]>(DocumentPath.required("picture"), Codecs.BYTES);

  /** The attribute {@code thumbnail}. */
  public static final AttributePath<Product, byte[]> THUMBNAIL =
      new AttributePath<Product, byte[]>(DocumentPath.of("thumbnail"), Codecs.BYTES);

  /** The attribute {@code prices}. */
  public static final SetPath<Product, BigDecimal> PRICES =
      new SetPath<Product, BigDecimal>(DocumentPath.of("prices"), Codecs.BIG_DECIMAL);

  /** The attribute {@code codes}. */
  public static final SetPath<Product, Long> CODES =
      new SetPath<Product, Long>(DocumentPath.of("codes"), Codecs.LONG);

  private ProductAttributes() {}
}
