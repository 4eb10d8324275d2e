package dev.keyloom.processor.elsewhere;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;

/** Holds a model that only subclasses see. */
public class Hidden {
  /** A model. */
  @Model
  @Key(pk = "BOOK#{id}", sk = "META")
  protected record Book(String id) implements Shelf {}
}
