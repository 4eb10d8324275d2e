/** Requires the runtime alone, exports nothing and opens nothing. */
module com.example.app {
  requires dev.keyloom;
  requires static dev.keyloom.annotations;

  provides Runnable with
      com.example.hidden.Main;
}
