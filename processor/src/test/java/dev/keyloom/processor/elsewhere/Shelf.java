package dev.keyloom.processor.elsewhere;

import dev.keyloom.annotation.Table;

/** A table whose models are listed elsewhere, compiled without the processor. */
@Table("Shelf")
public interface Shelf {}
