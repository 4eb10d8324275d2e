package dev.keyloom.processor.model;

import java.util.Optional;

/** The templates of a partition key and of a sort key, where there is one. */
public record KeyPath(KeyTemplate partitionKey, Optional<KeyTemplate> sortKey) {}
