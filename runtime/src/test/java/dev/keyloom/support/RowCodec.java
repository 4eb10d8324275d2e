package dev.keyloom.support;

import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A model with any components and keys; its items hold nothing. */
final class RowCodec extends EntityCodec<Row> {
  private RowCodec(EntitySpec<Row> spec) {
    super(spec);
  }

  static RowCodec of(String typeName, UnaryOperator<EntitySpec<Row>> facts) {
    return new RowCodec(facts.apply(EntitySpec.of(Row.class, typeName)));
  }

  @Override
  public void writeFields(Row value, ItemWriter out) {}

  @Override
  public Row readFields(ItemReader in) {
    return Row.of();
  }

  @Override
  public @Nullable Object component(Row value, int index) {
    return value.values().get(spec().components().get(index).name());
  }
}
