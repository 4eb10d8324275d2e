package dev.keyloom;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Settings of one gateway. Immutable: each method returns a changed copy. */
@CheckReturnValue
public final class TableOptions {

  private static final TableOptions DEFAULTS =
      new TableOptions(
          UnaryOperator.identity(), UnaryOperator.identity(), ForkJoinPool.commonPool(), null);

  private final UnaryOperator<String> tableName;
  private final UnaryOperator<String> indexName;
  private final Executor executor;
  private final @Nullable CursorSeal cursorSeal;

  private TableOptions(
      UnaryOperator<String> tableName,
      UnaryOperator<String> indexName,
      Executor executor,
      @Nullable CursorSeal cursorSeal) {
    this.tableName = tableName;
    this.indexName = indexName;
    this.executor = executor;
    this.cursorSeal = cursorSeal;
  }

  /**
   * Names as declared, the common pool, cursors that are checked but not sealed.
   *
   * @return the defaults
   */
  public static TableOptions defaults() {
    return DEFAULTS;
  }

  /**
   * Maps the declared table name to the physical one, such as one with a stage before it.
   *
   * @param mapping from the declared name; called once when the gateway is created
   * @return changed options
   */
  public TableOptions tableName(UnaryOperator<String> mapping) {
    return new TableOptions(required(mapping, "tableName"), indexName, executor, cursorSeal);
  }

  /**
   * Maps the declared table name to the physical one.
   *
   * @param names physical names by declared ones; a name that is missing stays as declared
   * @return changed options
   */
  public TableOptions tableName(Map<String, String> names) {
    return tableName(mapping(names, "tableName"));
  }

  /**
   * Maps declared index names to physical ones.
   *
   * @param mapping from the declared name; called once per index when the gateway is created
   * @return changed options
   */
  public TableOptions indexName(UnaryOperator<String> mapping) {
    return new TableOptions(tableName, required(mapping, "indexName"), executor, cursorSeal);
  }

  /**
   * Maps declared index names to physical ones.
   *
   * @param names physical names by declared ones; a name that is missing stays as declared
   * @return changed options
   */
  public TableOptions indexName(Map<String, String> names) {
    return indexName(mapping(names, "indexName"));
  }

  /**
   * Runs asynchronous terminals, and requests in parallel, of a blocking client. An asynchronous
   * client has a completion executor of its own.
   *
   * @param executor the common pool by default; calls that wait for the network belong on a pool of
   *     their own
   * @return changed options
   */
  public TableOptions executor(Executor executor) {
    return new TableOptions(tableName, indexName, required(executor, "executor"), cursorSeal);
  }

  /**
   * Signs or encrypts cursors. Cursors that were not sealed so are refused from then on.
   *
   * @param seal such as {@link CursorSeal#encrypted}
   * @return changed options
   */
  public TableOptions cursorSeal(CursorSeal seal) {
    return new TableOptions(tableName, indexName, executor, required(seal, "cursorSeal"));
  }

  /**
   * The physical name of a table.
   *
   * @param declared the name in the annotation
   * @return what the service knows it as
   */
  public String tableName(String declared) {
    return tableName.apply(declared);
  }

  /**
   * The physical name of an index.
   *
   * @param declared the name in the annotation
   * @return what the service knows it as
   */
  public String indexName(String declared) {
    return indexName.apply(declared);
  }

  /**
   * Where asynchronous terminals of a blocking client run.
   *
   * @return the executor
   */
  public Executor executor() {
    return executor;
  }

  /**
   * How cursors are sealed.
   *
   * @return the seal, or null if cursors are not sealed
   */
  public @Nullable CursorSeal cursorSeal() {
    return cursorSeal;
  }

  private static UnaryOperator<String> mapping(@Nullable Map<String, String> names, String option) {
    Map<String, String> copy = new HashMap<>(required(names, option));
    return declared -> copy.getOrDefault(declared, declared);
  }

  private static <X> X required(@Nullable X value, String option) {
    return Arguments.required(value, "the argument of TableOptions." + option);
  }
}
