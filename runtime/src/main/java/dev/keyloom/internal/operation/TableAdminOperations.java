package dev.keyloom.internal.operation;

import dev.keyloom.KeyloomException;
import dev.keyloom.TableAdmin;
import dev.keyloom.internal.plan.TableRequests;
import dev.keyloom.internal.transport.ApiCall;
import dev.keyloom.internal.transport.Step;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Creates and deletes a table, and waits for the outcome by asking again and again. */
public final class TableAdminOperations implements TableAdmin {

  private static final Duration FIRST_PAUSE = Duration.ofMillis(50);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);

  private final TableContext<?> table;

  public TableAdminOperations(TableContext<?> table) {
    this.table = table;
  }

  @Override
  public boolean exists() {
    return table.transport().run(() -> describe().map(Optional::isPresent));
  }

  @Override
  public void create() {
    boolean unused = table.transport().run(() -> create(false));
  }

  @Override
  public boolean createIfAbsent() {
    return table.transport().run(() -> create(true));
  }

  @Override
  public void delete() {
    boolean unused = table.transport().run(this::drop);
  }

  @Override
  public CreateTableRequest createRequest() {
    return TableRequests.create(table.schema(), table.table(), table::index);
  }

  private Step<Boolean> create(boolean unlessExists) {
    return Step.call(
        new ApiCall.CreateTable(createRequest()),
        () -> "CreateTable of table " + table.table(),
        response -> awaitActive().map(active -> true),
        failure ->
            unlessExists && failure instanceof ResourceInUseException
                ? awaitActive().map(active -> false)
                : null);
  }

  private Step<Boolean> drop() {
    return Step.call(
        new ApiCall.DeleteTable(DeleteTableRequest.builder().tableName(table.table()).build()),
        () -> "DeleteTable of table " + table.table(),
        response -> await("gone", Optional::isEmpty));
  }

  private Step<Boolean> awaitActive() {
    return await(
        "active",
        description ->
            description.isPresent() && description.get().tableStatus() == TableStatus.ACTIVE);
  }

  private Step<Boolean> await(String state, Predicate<Optional<TableDescription>> reached) {
    return await(state, reached, FIRST_PAUSE, Duration.ZERO);
  }

  private Step<Boolean> await(
      String state,
      Predicate<Optional<TableDescription>> reached,
      Duration pause,
      Duration waited) {
    return describe()
        .flatMap(
            description -> {
              if (reached.test(description)) {
                return Step.done(true);
              }
              if (waited.compareTo(LONGEST_WAIT) >= 0) {
                throw new KeyloomException(
                    "table "
                        + table.table()
                        + " is not "
                        + state
                        + " after "
                        + waited.toMinutes()
                        + " minutes");
              }
              Duration doubled = pause.multipliedBy(2);
              Duration next = doubled.compareTo(LONGEST_PAUSE) < 0 ? doubled : LONGEST_PAUSE;
              return new Step.Wait<>(pause, () -> await(state, reached, next, waited.plus(pause)));
            });
  }

  private Step<Optional<TableDescription>> describe() {
    return Step.call(
        new ApiCall.DescribeTable(DescribeTableRequest.builder().tableName(table.table()).build()),
        () -> "DescribeTable of table " + table.table(),
        response -> Step.done(Optional.of(response.table())),
        failure ->
            failure instanceof ResourceNotFoundException ? Step.done(Optional.empty()) : null);
  }
}
