package dev.keyloom.processor.model;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/** A record that is stored as a map inside an item. */
public record EmbeddableModel(
    ClassName type,
    boolean isPublic,
    Making making,
    List<AttributeModel> attributes,
    boolean mentionsDeprecated,
    Location location) {
  public EmbeddableModel {
    attributes = List.copyOf(attributes);
  }
}
