package dev.keyloom.internal.expression;

import dev.keyloom.internal.expression.Change.Add;
import dev.keyloom.internal.expression.Change.AddToSet;
import dev.keyloom.internal.expression.Change.Append;
import dev.keyloom.internal.expression.Change.Prepend;
import dev.keyloom.internal.expression.Change.Remove;
import dev.keyloom.internal.expression.Change.RemoveFromSet;
import dev.keyloom.internal.expression.Change.Set;
import dev.keyloom.internal.expression.Change.SetIfAbsent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes update expressions: the changes in the order given, gathered in their four clauses. */
public final class UpdateWriter {
  private static final AttributeValue EMPTY_LIST = AttributeValue.fromL(List.of());
  private static final AttributeValue ZERO = AttributeValue.fromN("0");

  private enum Clause {
    SET,
    REMOVE,
    ADD,
    DELETE
  }

  private final Placeholders placeholders;
  private final Map<Clause, List<String>> clauses = new EnumMap<>(Clause.class);

  private UpdateWriter(Placeholders placeholders) {
    this.placeholders = placeholders;
  }

  /**
   * The text of an update expression.
   *
   * @param changes one or more changes, no two of which overlap
   * @param placeholders where names and values go
   */
  public static String write(List<Change> changes, Placeholders placeholders) {
    UpdateWriter writer = new UpdateWriter(placeholders);
    changes.forEach(writer::add);
    return writer.clauses.entrySet().stream()
        .map(clause -> clause.getKey() + " " + String.join(", ", clause.getValue()))
        .collect(Collectors.joining(" "));
  }

  private void add(Change change) {
    String path = placeholders.path(change.path());
    if (change instanceof Set set) {
      add(Clause.SET, path + " = " + placeholders.value(set.value()));
    } else if (change instanceof SetIfAbsent set) {
      add(Clause.SET, path + " = " + orElse(path, set.value()));
    } else if (change instanceof Append append) {
      String elements = placeholders.value(append.elements());
      add(Clause.SET, path + " = list_append(" + orElse(path, EMPTY_LIST) + ", " + elements + ")");
    } else if (change instanceof Prepend prepend) {
      String elements = placeholders.value(prepend.elements());
      add(Clause.SET, path + " = list_append(" + elements + ", " + orElse(path, EMPTY_LIST) + ")");
    } else if (change instanceof Add add && !add.path().isTopLevel()) {
      // The ADD clause is documented for numbers at the top level only.
      add(Clause.SET, path + " = " + orElse(path, ZERO) + " + " + placeholders.value(add.delta()));
    } else if (change instanceof Add add) {
      add(Clause.ADD, path + " " + placeholders.value(add.delta()));
    } else if (change instanceof Remove) {
      add(Clause.REMOVE, path);
    } else if (change instanceof AddToSet add) {
      add(Clause.ADD, path + " " + placeholders.value(add.elements()));
    } else if (change instanceof RemoveFromSet remove) {
      add(Clause.DELETE, path + " " + placeholders.value(remove.elements()));
    }
  }

  private void add(Clause clause, String text) {
    clauses.computeIfAbsent(clause, c -> new ArrayList<>()).add(text);
  }

  private String orElse(String path, AttributeValue otherwise) {
    return "if_not_exists(" + path + ", " + placeholders.value(otherwise) + ")";
  }
}
