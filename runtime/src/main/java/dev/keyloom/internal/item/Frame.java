package dev.keyloom.internal.item;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A map, list or set that is being read or written, and those around it. */
abstract class Frame {
  final @Nullable Frame parent;

  Frame(@Nullable Frame parent) {
    this.parent = parent;
  }

  /** Appends the path of the current value in this frame. */
  void append(StringBuilder out) {
    if (parent != null) {
      parent.append(out);
    }
  }

  /** A map, which stands at one of its names once there is one. */
  static class MapFrame extends Frame {
    final Map<String, AttributeValue> entries;
    @Nullable String name;

    MapFrame(@Nullable Frame parent, Map<String, AttributeValue> entries) {
      super(parent);
      this.entries = entries;
    }

    @Override
    void append(StringBuilder out) {
      super.append(out);
      if (name != null) {
        AttributeValues.appendField(out, name);
      }
    }
  }
}
