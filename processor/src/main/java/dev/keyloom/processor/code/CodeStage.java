package dev.keyloom.processor.code;

import dev.keyloom.processor.model.EmbeddableModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.TableModel;
import java.util.List;

/**
 * The last stage: what is generated for a model, an embeddable and a table.
 *
 * <p>All files of one call come from the one element that the model was read from, and the caller
 * names it as their originating element. The text depends on the model alone.
 */
public final class CodeStage {
  private CodeStage() {}

  /** The keys, the attributes and the codec of a model. */
  public static List<GeneratedFile> entity(EntityModel entity) {
    return List.of(KeysClass.of(entity), AttributesClass.of(entity), CodecClass.of(entity));
  }

  /** The attributes and the codec of an embeddable. */
  public static List<GeneratedFile> embeddable(EmbeddableModel embeddable) {
    return List.of(AttributesClass.of(embeddable), EmbeddableCodecClass.of(embeddable));
  }

  /** The gateway of a table. */
  public static List<GeneratedFile> table(TableModel table) {
    return List.of(TableClass.of(table));
  }
}
