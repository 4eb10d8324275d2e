package com.example.shop;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.NumberPath;
import dev.keyloom.StringPath;
import dev.keyloom.codec.Codecs;
import java.lang.Integer;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The path to a stored {@link Address} and the paths to its attributes.
 *
 * @param <M> the model that holds it
 */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
final class AddressAttributes<M> extends AttributePath<M, Address> {
  /** The attribute {@code c}. */
  public final StringPath<M> CITY;

  /** The attribute {@code floor}. */
  public final NumberPath<M, Integer> FLOOR;

  /** The paths below the place where a value is stored. */
  public AddressAttributes(DocumentPath path) {
    super(path, AddressCodec.INSTANCE);
    CITY = new StringPath<M>(path.field("c").required());
    FLOOR = new NumberPath<M, Integer>(path.field("floor").required(), Codecs.INT);
  }
}
