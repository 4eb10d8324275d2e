package dev.keyloom.processor.diagnostic;

/** A place in the user's source. Only the stage that read the source can say more of it. */
public interface Location {}
