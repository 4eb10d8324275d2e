/** Exports its models, and with them what generated code shows of the runtime. */
// region module
module com.example.app {
  requires transitive dev.keyloom;
  requires static transitive dev.keyloom.annotations;

  exports com.example.open;
}
// endregion
