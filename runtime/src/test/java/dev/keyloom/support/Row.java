package dev.keyloom.support;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A model without a record: values by component name. */
record Row(Map<String, @Nullable Object> values) {
  static Row of(@Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> values = new HashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      values.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return new Row(values);
  }
}
