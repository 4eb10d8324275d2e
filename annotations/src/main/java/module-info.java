/** What users write: the annotations of a Keyloom table, its models, keys and indexes. */
module dev.keyloom.annotations {
  exports dev.keyloom.annotation;
}
