package dev.keyloom.internal.write;

import dev.keyloom.AttributePath;
import dev.keyloom.Condition;
import dev.keyloom.DocumentPath;
import dev.keyloom.InvalidItemException;
import dev.keyloom.ListPath;
import dev.keyloom.NumberPath;
import dev.keyloom.Plan;
import dev.keyloom.PrimaryKey;
import dev.keyloom.SetPath;
import dev.keyloom.Update;
import dev.keyloom.internal.argument.Arguments;
import dev.keyloom.internal.expression.Change;
import dev.keyloom.internal.expression.StoredValues;
import dev.keyloom.internal.write.UpdateDraft.Given;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An update: collects what the caller asks for, encoded, and hands it to {@link UpdateRun}. */
final class UpdateOperation<M, R extends @Nullable Object> implements Update<M, R> {
  private final EntityWrites<M> writes;
  private final PrimaryKey<M> key;
  private final @Nullable M stored;
  private final UpdateDraft draft;
  private final Function<Optional<M>, R> answer;

  UpdateOperation(
      EntityWrites<M> writes,
      PrimaryKey<M> key,
      @Nullable M stored,
      UpdateDraft draft,
      Function<Optional<M>, R> answer) {
    this.writes = writes;
    this.key = key;
    this.stored = stored;
    this.draft = draft;
    this.answer = answer;
  }

  @Override
  public <V> Update<M, R> set(AttributePath<M, V> path, @Nullable V value) {
    return value == null || isEmptySet(value)
        ? remove(path)
        : with(new Change.Set(place(path), encode(path, value)));
  }

  @Override
  public Update<M, R> set(NumberPath<M, Long> path, long value) {
    return set(path, Long.valueOf(value));
  }

  @Override
  public <V> Update<M, R> setIfAbsent(AttributePath<M, V> path, V value) {
    return isEmptySet(value)
        ? this
        : with(new Change.SetIfAbsent(place(path), encode(path, value)));
  }

  @Override
  public Update<M, R> setIfAbsent(NumberPath<M, Long> path, long value) {
    return setIfAbsent(path, Long.valueOf(value));
  }

  @Override
  public Update<M, R> remove(AttributePath<M, ?> path) {
    return with(new Change.Remove(place(path)));
  }

  @Override
  public <N extends Number> Update<M, R> add(NumberPath<M, N> path, N delta) {
    return with(new Change.Add(place(path), encode(path, delta)));
  }

  @Override
  public Update<M, R> add(NumberPath<M, Long> path, long delta) {
    return add(path, Long.valueOf(delta));
  }

  @Override
  public <E> Update<M, R> append(ListPath<M, E, ?> path, E element) {
    return appendAll(path, Collections.singletonList(element));
  }

  @Override
  public <E> Update<M, R> appendAll(ListPath<M, E, ?> path, Collection<? extends E> elements) {
    return isEmpty(path, elements)
        ? this
        : with(new Change.Append(place(path), encode(path, new ArrayList<>(elements))));
  }

  @Override
  public <E> Update<M, R> prepend(ListPath<M, E, ?> path, E element) {
    return prependAll(path, Collections.singletonList(element));
  }

  @Override
  public <E> Update<M, R> prependAll(ListPath<M, E, ?> path, Collection<? extends E> elements) {
    return isEmpty(path, elements)
        ? this
        : with(new Change.Prepend(place(path), encode(path, new ArrayList<>(elements))));
  }

  @Override
  public <E> Update<M, R> addToSet(SetPath<M, E> path, E element) {
    return addToSet(path, Collections.singleton(element));
  }

  @Override
  public <E> Update<M, R> addToSet(SetPath<M, E> path, Collection<? extends E> elements) {
    return isEmpty(path, elements)
        ? this
        : with(new Change.AddToSet(place(path), encode(path, new LinkedHashSet<>(elements))));
  }

  @Override
  public <E> Update<M, R> removeFromSet(SetPath<M, E> path, E element) {
    return removeFromSet(path, Collections.singleton(element));
  }

  @Override
  public <E> Update<M, R> removeFromSet(SetPath<M, E> path, Collection<? extends E> elements) {
    return isEmpty(path, elements)
        ? this
        : with(new Change.RemoveFromSet(place(path), encode(path, new LinkedHashSet<>(elements))));
  }

  @Override
  public <V> Update<M, R> given(AttributePath<M, V> path, @Nullable V value) {
    DocumentPath place = place(path);
    Optional<AttributeValue> stated =
        value == null || isEmptySet(value) ? Optional.empty() : Optional.of(encode(path, value));
    return with(draft.with(new Given(place, stated, path.eq(value).expression())));
  }

  @Override
  public Update<M, R> given(NumberPath<M, Long> path, long value) {
    return given(path, Long.valueOf(value));
  }

  @Override
  public Update<M, R> upsert() {
    return with(draft.upserting());
  }

  @Override
  public Update<M, R> readModifyWrite() {
    return with(draft.reading());
  }

  @Override
  public Update<M, R> onlyIf(Condition<M> condition) {
    return with(draft.and(Arguments.expression(condition, "onlyIf(…)")));
  }

  @Override
  public Update<M, Optional<M>> returningOld() {
    return new UpdateOperation<>(
        writes, key, stored, draft.returning(Returning.OLD), Function.identity());
  }

  @Override
  public Update<M, M> returningNew() {
    return new UpdateOperation<>(
        writes, key, stored, draft.returning(Returning.NEW), Optional::orElseThrow);
  }

  @Override
  public R execute() {
    return writes.transport().run(() -> run().start().map(answer));
  }

  @Override
  public CompletableFuture<R> executeAsync() {
    return writes.transport().start(() -> run().start().map(answer));
  }

  @Override
  public Plan explain() {
    return run().explain();
  }

  private UpdateRun<M> run() {
    return new UpdateRun<>(writes, key, stored, draft);
  }

  private Update<M, R> with(Change change) {
    return with(draft.with(change));
  }

  private Update<M, R> with(UpdateDraft changed) {
    return new UpdateOperation<>(writes, key, stored, changed, answer);
  }

  private static DocumentPath place(@Nullable AttributePath<?, ?> path) {
    return Arguments.required(path, "the path of a change").path();
  }

  /** Whether there is nothing to change the place by. */
  private static boolean isEmpty(AttributePath<?, ?> path, @Nullable Collection<?> elements) {
    return Arguments.required(elements, "the collection for '" + place(path) + "'").isEmpty();
  }

  private static <M, V> AttributeValue encode(AttributePath<M, V> path, V value) {
    if (value == null) {
      throw new InvalidItemException(
          "A null stands where a value for '%s' is needed; remove(...) takes one away."
              .formatted(path));
    }
    return StoredValues.encode(path.codec(), value, path.toString());
  }

  /** Whether a value is a set that DynamoDB cannot store, and that stands for no attribute. */
  private static boolean isEmptySet(Object value) {
    return value instanceof Set<?> set && set.isEmpty();
  }
}
