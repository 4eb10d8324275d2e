package dev.keyloom.processor.schema;

import dev.keyloom.processor.model.TableModel;

/** The manifest of a table: everything that decides how its data is stored and found. */
public final class Manifest {
  private Manifest() {}

  /** Where the manifest of a table lies among the compiled classes. */
  public static String path(TableModel table) {
    return "META-INF/keyloom/" + table.name() + ".json";
  }

  /** The manifest's text. */
  public static String of(TableModel table) {
    return "{}\n";
  }
}
