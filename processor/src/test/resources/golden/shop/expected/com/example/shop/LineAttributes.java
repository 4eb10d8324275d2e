package com.example.shop;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.ListPath;
import dev.keyloom.NumberPath;
import dev.keyloom.StringPath;
import dev.keyloom.codec.Codecs;
import java.lang.Integer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The path to a stored {@link Line} and the paths to its attributes.
 *
 * @param <M> the model that holds it
 */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class LineAttributes<M> extends AttributePath<M, Line> {
  /** The attribute {@code sku}. */
  public final StringPath<M> SKU;

  /** The attribute {@code quantity}. */
  public final NumberPath<M, Integer> QUANTITY;

  /** The attribute {@code status}. */
  public final AttributePath<M, Status> STATUS;

  /** The attribute {@code gift}. */
  public final AttributePath<M, Line> GIFT;

  /** The attribute {@code parts}. */
  public final ListPath<M, Line, LineAttributes<M>> PARTS;

  /** The paths below the place where a value is stored. */
  public LineAttributes(DocumentPath path) {
    super(path, LineCodec.INSTANCE);
    SKU = new StringPath<M>(path.field("sku").required());
    QUANTITY = new NumberPath<M, Integer>(path.field("quantity").required(), Codecs.INT);
    STATUS = new AttributePath<M, Status>(path.field("status").required(), LineCodec.STATUS);
    GIFT = new AttributePath<M, Line>(path.field("gift"), LineCodec.INSTANCE);
    PARTS = new ListPath<M, Line, LineAttributes<M>>(path.field("parts"), LineCodec.INSTANCE,
        LineAttributes<M>::new);
  }
}
