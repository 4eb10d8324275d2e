package com.example.shop;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.StringPath;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The path to a stored {@link Owner} and the paths to its attributes.
 *
 * @param <M> the model that holds it
 */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class OwnerAttributes<M> extends AttributePath<M, Owner> {
  /** The attribute {@code id}. */
  public final StringPath<M> ID;

  /** The attribute {@code home}. */
  public final AddressAttributes<M> HOME;

  /** The paths below the place where a value is stored. */
  public OwnerAttributes(DocumentPath path) {
    super(path, OwnerCodec.INSTANCE);
    ID = new StringPath<M>(path.field("id").required());
    HOME = new AddressAttributes<M>(path.field("home"));
  }
}
