package dev.keyloom.processor.declaration;

import java.util.Optional;

/** Finds the declarations that others refer to, also those compiled earlier. */
public interface RecordSource {
  /** The declaration of a model or an embeddable. */
  Optional<RecordDeclaration> find(TypeReference type);
}
