package dev.keyloom.processor.model;

import dev.keyloom.processor.diagnostic.Location;
import java.util.Optional;

/** A global secondary index that projects everything. */
public record IndexModel(
    String name, KeyAttribute partitionKey, Optional<KeyAttribute> sortKey, Location location) {}
