package dev.keyloom.support;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import java.util.Map;

/** The keys that targets end in. */
final class Keys {
  private Keys() {}

  /** A full primary key. */
  static final class OfItem<M> extends TargetedKey<M> implements PrimaryKey<M> {
    OfItem(KeyTarget<M> target) {
      super(target);
    }

    @Override
    public Map<String, Object> components() {
      return target().state().components();
    }
  }

  /** A full key of a unique index. */
  static final class OfUniqueIndex<M> extends TargetedKey<M> implements UniqueKey<M> {
    OfUniqueIndex(KeyTarget<M> target) {
      super(target);
    }
  }

  /** A partial key or a range of the table, or any key of a local index. */
  static final class OfTable<M> extends TargetedKey<M> implements ConsistentQueryKey<M> {
    OfTable(KeyTarget<M> target) {
      super(target);
    }
  }

  /** A key, partial key or range of a global index. */
  static final class OfIndex<M> extends TargetedKey<M> implements QueryKey<M> {
    OfIndex(KeyTarget<M> target) {
      super(target);
    }
  }
}
