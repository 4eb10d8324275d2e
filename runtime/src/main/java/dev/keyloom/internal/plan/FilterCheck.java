package dev.keyloom.internal.plan;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.Expression;
import dev.keyloom.KeyloomException;
import dev.keyloom.Operand;
import dev.keyloom.Size;
import dev.keyloom.support.KeyAttribute;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Refuses filters that name a key attribute of the queried table or index, by the attribute's name.
 * The service refuses them too, but without saying how to mend it. Source: "Filter expressions for
 * the Query operation", DynamoDB Developer Guide.
 */
public final class FilterCheck {

  private FilterCheck() {}

  public static void check(KeyRange range, Expression filter) {
    visit(
        filter,
        path -> {
          refuse(range, range.partitionKey(), path);
          refuse(range, range.sortKey(), path);
        });
  }

  private static void refuse(KeyRange range, @Nullable KeyAttribute key, DocumentPath path) {
    if (key != null
        && path.segments().get(0) instanceof DocumentPath.Field field
        && field.name().equals(key.name())) {
      throw new KeyloomException(
          "a filter cannot name "
              + key.name()
              + ", a key attribute of "
              + range.description()
              + "; narrow the key instead (…Between, …StartsWith, …After), or query another index");
    }
  }

  private static void visit(Expression expression, Consumer<DocumentPath> paths) {
    if (expression instanceof Expression.Comparison comparison) {
      visit(comparison.left(), paths);
      visit(comparison.right(), paths);
    } else if (expression instanceof Expression.Between between) {
      visit(between.operand(), paths);
      visit(between.low(), paths);
      visit(between.high(), paths);
    } else if (expression instanceof Expression.In in) {
      visit(in.operand(), paths);
      in.values().forEach(value -> visit(value, paths));
    } else if (expression instanceof Expression.Call call) {
      paths.accept(call.path());
      Operand<?> argument = call.argument();
      if (argument != null) {
        visit(argument, paths);
      }
    } else if (expression instanceof Expression.And and) {
      and.members().forEach(member -> visit(member, paths));
    } else if (expression instanceof Expression.Or or) {
      or.members().forEach(member -> visit(member, paths));
    } else if (expression instanceof Expression.Not not) {
      visit(not.negated(), paths);
    } else if (expression instanceof Expression.Raw raw) {
      raw.operands().forEach(operand -> visit(operand, paths));
    }
  }

  private static void visit(Operand<?> operand, Consumer<DocumentPath> paths) {
    if (operand instanceof AttributePath<?, ?> path) {
      paths.accept(path.path());
    } else if (operand instanceof Size<?> size) {
      paths.accept(size.path());
    }
  }
}
