package dev.keyloom.processor.code;

import dev.keyloom.processor.model.AttributeModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names in a class of attribute paths. */
final class AttributeNames {
  private final Map<String, String> constants = new HashMap<>();

  private AttributeNames() {}

  static AttributeNames of(List<AttributeModel> attributes) {
    AttributeNames names = new AttributeNames();
    Scope scope = Scope.ofMembers();
    for (AttributeModel attribute : attributes) {
      String wanted = GeneratedNames.constant(attribute.component());
      names.constants.put(attribute.component(), scope.add(wanted));
    }
    return names;
  }

  /** The path to an attribute: {@code JOINED_AT}. */
  String constant(AttributeModel attribute) {
    return constants.getOrDefault(attribute.component(), attribute.component());
  }
}
