package dev.keyloom.internal.write;

import dev.keyloom.Condition;
import dev.keyloom.Delete;
import dev.keyloom.Expression;
import dev.keyloom.Plan;
import dev.keyloom.internal.argument.Arguments;
import dev.keyloom.internal.transport.Step;
import dev.keyloom.internal.write.WriteAction.DeleteAction;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A delete. */
final class DeleteOperation<M, R extends @Nullable Object> implements Delete<M, R> {
  private final EntityWrites<M> writes;
  private final DeleteAction action;
  private final Function<Optional<M>, R> answer;

  DeleteOperation(EntityWrites<M> writes, DeleteAction action, Function<Optional<M>, R> answer) {
    this.writes = writes;
    this.action = action;
    this.answer = answer;
  }

  @Override
  public Delete<M, R> onlyIf(Condition<M> condition) {
    return new DeleteOperation<>(
        writes,
        new DeleteAction(
            action.address(),
            Expression.and(action.condition(), Arguments.expression(condition, "onlyIf(…)")),
            action.returning()),
        answer);
  }

  @Override
  public Delete<M, Optional<M>> returningOld() {
    return new DeleteOperation<>(
        writes,
        new DeleteAction(action.address(), action.condition(), Returning.OLD),
        Function.identity());
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
