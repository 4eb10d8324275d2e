package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.TypeReference;

/** Knows of the generated classes that the code of others refers to. */
public interface Codecs {
  /** Whether an embeddable has a codec. */
  State of(TypeReference embeddable);

  /** What is known of a codec. */
  enum State {
    /** It is generated now, or was earlier. */
    THERE,
    /** It is not generated because of something that was reported. */
    WITHHELD,
    /** The embeddable was compiled without this processor. */
    MISSING
  }
}
