package dev.keyloom.internal.write;

import dev.keyloom.Condition;
import dev.keyloom.Expression;
import dev.keyloom.Plan;
import dev.keyloom.Put;
import dev.keyloom.internal.argument.Arguments;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.internal.write.WriteAction.PutAction;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A put; the item is encoded already, so that later changes of mutable parts do not matter. */
final class PutOperation<M, R extends @Nullable Object> implements Put<M, R> {
  private final EntityWrites<M> writes;
  private final PutAction action;
  private final Function<Optional<M>, R> answer;

  PutOperation(EntityWrites<M> writes, PutAction action, Function<Optional<M>, R> answer) {
    this.writes = writes;
    this.action = action;
    this.answer = answer;
  }

  @Override
  public Put<M, R> ifAbsent() {
    return with(
        new PutAction(
            action.address(),
            action.item(),
            Existence.FORBIDDEN,
            action.condition(),
            action.returning()));
  }

  @Override
  public Put<M, R> onlyIf(Condition<M> condition) {
    return with(
        new PutAction(
            action.address(),
            action.item(),
            action.existence(),
            Expression.and(action.condition(), Arguments.expression(condition, "onlyIf(…)")),
            action.returning()));
  }

  @Override
  public Put<M, Optional<M>> returningOld() {
    return new PutOperation<>(
        writes,
        new PutAction(
            action.address(), action.item(), action.existence(), action.condition(), Returning.OLD),
        Function.identity());
  }

  private Put<M, R> with(PutAction changed) {
    return new PutOperation<>(writes, changed, answer);
  }

  @Override
  public R execute() {
    return writes.transport().run(this::start);
  }

  @Override
  public CompletableFuture<R> executeAsync() {
    return writes.transport().start(this::start);
  }

  private Step<R> start() {
    return writes.perform(action).map(answer);
  }

  @Override
  public Plan explain() {
    return writes.plan(action);
  }
}
