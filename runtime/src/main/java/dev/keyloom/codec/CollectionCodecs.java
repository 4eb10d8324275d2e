package dev.keyloom.codec;

import dev.keyloom.text.Utf8;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lists, sets and maps of values that have a codec. */
final class CollectionCodecs {
  private CollectionCodecs() {}

  private static <V> void writeNullable(@Nullable V value, ValueCodec<V> codec, ItemWriter out) {
    if (value == null) {
      out.writeNull();
    } else {
      codec.write(value, out);
    }
  }

  private static <V> @Nullable V readNullable(ValueCodec<V> codec, ItemReader in) {
    return in.readNull() ? null : codec.read(in);
  }

  static final class OfList<V> extends ValueCodec<List<V>> {
    private final ValueCodec<V> element;

    OfList(ValueCodec<V> element) {
      this.element = element;
    }

    @Override
    public void write(List<V> value, ItemWriter out) {
      out.beginList();
      for (V each : value) {
        writeNullable(each, element, out);
      }
      out.endList();
    }

    @Override
    public List<V> read(ItemReader in) {
      in.beginList();
      List<V> list = new ArrayList<>();
      while (in.nextElement()) {
        list.add(readNullable(element, in));
      }
      return Collections.unmodifiableList(list);
    }
  }

  static final class OfSet<V> extends ValueCodec<Set<V>> {
    private final ScalarCodec<V> element;

    OfSet(ScalarCodec<V> element) {
      this.element = element;
    }

    @Override
    public void write(Set<V> value, ItemWriter out) {
      out.beginSet(element.kind());
      for (V each : value) {
        if (each == null) {
          throw out.refused("is null, which a set cannot hold", null);
        }
        element.write(each, out);
      }
      out.endSet();
    }

    @Override
    boolean isOmitted(Set<V> value) {
      return value.isEmpty();
    }

    @Override
    public Set<V> read(ItemReader in) {
      in.beginSet(element.kind());
      Set<V> set = new LinkedHashSet<>();
      while (in.nextElement()) {
        set.add(element.read(in));
      }
      return Collections.unmodifiableSet(set);
    }
  }

  static final class OfMap<V> extends ValueCodec<Map<String, V>> {
    private final ValueCodec<V> value;

    OfMap(ValueCodec<V> value) {
      this.value = value;
    }

    @Override
    public void write(Map<String, V> map, ItemWriter out) {
      out.beginMap();
      for (Map.Entry<String, V> entry : map.entrySet()) {
        String key = entry.getKey();
        if (key == null) {
          throw out.refused("has a null key", null);
        }
        if (Utf8.unpairedSurrogate(key) >= 0) {
          throw out.refused("has a key that holds half a surrogate pair", key);
        }
        out.field(key);
        writeNullable(entry.getValue(), value, out);
      }
      out.endMap();
    }

    @Override
    public Map<String, V> read(ItemReader in) {
      in.beginMap();
      Map<String, V> map = new LinkedHashMap<>();
      for (String key = in.nextKey(); key != null; key = in.nextKey()) {
        map.put(key, readNullable(value, in));
      }
      return Collections.unmodifiableMap(map);
    }
  }
}
