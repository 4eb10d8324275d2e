package dev.keyloom.internal.plan;

/**
 * What a read does, decided before any call: an immutable value that execution, {@code explain()}
 * and the cursors interpret. {@link ReadRequests} alone turns it into requests.
 */
public sealed interface ReadPlan permits GetPlan, QueryPlan, GatherPlan {}
