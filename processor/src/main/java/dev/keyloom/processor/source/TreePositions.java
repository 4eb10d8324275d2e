package dev.keyloom.processor.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.tools.Diagnostic;

/**
 * Prints messages at exact places.
 *
 * <p>The standard {@code Messager} of javac knows no place for a record component, nor for an
 * annotation that is repeated; its syntax trees do. Other compilers have none, and do without.
 */
final class TreePositions {
  private final Trees trees;

  private TreePositions(Trees trees) {
    this.trees = trees;
  }

  /** The trees of this compiler, if it has any. */
  static Optional<TreePositions> of(ProcessingEnvironment environment) {
    try {
      return Optional.of(new TreePositions(Trees.instance(environment)));
    } catch (IllegalArgumentException | LinkageError notJavac) {
      return Optional.empty();
    }
  }

  /** Prints a message if the place, or at least its type, is in a source of this compilation. */
  boolean print(Diagnostic.Kind kind, String message, SourceLocation location) {
    TreePath path = trees.getPath(location.type());
    if (path == null) {
      return false;
    }
    Tree tree = path.getLeaf();
    for (SourceLocation.Step step : location.path()) {
      Optional<? extends Tree> next = follow(tree, step);
      if (next.isEmpty()) {
        break;
      }
      tree = next.get();
    }
    trees.printMessage(kind, message, tree, path.getCompilationUnit());
    return true;
  }

  private static Optional<? extends Tree> follow(Tree tree, SourceLocation.Step step) {
    if (step instanceof SourceLocation.Step.ToComponent component) {
      return component(tree, component.name());
    }
    if (step instanceof SourceLocation.Step.ToMethod method) {
      return method(tree, method);
    }
    if (step instanceof SourceLocation.Step.ToAnnotation annotation) {
      return modifiers(tree).flatMap(modifiers -> annotation(modifiers, annotation));
    }
    if (step instanceof SourceLocation.Step.ToMember member) {
      return tree instanceof AnnotationTree annotation
          ? member(annotation, member.name())
          : Optional.empty();
    }
    return item(tree, ((SourceLocation.Step.ToItem) step).index());
  }

  private static Optional<VariableTree> component(Tree tree, String name) {
    List<? extends Tree> candidates =
        tree instanceof ClassTree type
            ? type.getMembers()
            : tree instanceof MethodTree method ? method.getParameters() : List.of();
    return candidates.stream()
        .filter(VariableTree.class::isInstance)
        .map(VariableTree.class::cast)
        .filter(variable -> variable.getName().contentEquals(name))
        .findFirst();
  }

  private static Optional<MethodTree> method(Tree tree, SourceLocation.Step.ToMethod wanted) {
    return tree instanceof ClassTree type
        ? type.getMembers().stream()
            .filter(MethodTree.class::isInstance)
            .map(MethodTree.class::cast)
            .filter(method -> method.getName().contentEquals(wanted.name()))
            .filter(method -> method.getParameters().size() == wanted.parameters())
            .findFirst()
        : Optional.empty();
  }

  private static Optional<ModifiersTree> modifiers(Tree tree) {
    if (tree instanceof ClassTree type) {
      return Optional.of(type.getModifiers());
    }
    if (tree instanceof MethodTree method) {
      return Optional.of(method.getModifiers());
    }
    return tree instanceof VariableTree variable
        ? Optional.of(variable.getModifiers())
        : Optional.empty();
  }

  private static Optional<? extends AnnotationTree> annotation(
      ModifiersTree modifiers, SourceLocation.Step.ToAnnotation wanted) {
    return modifiers.getAnnotations().stream()
        .filter(annotation -> simpleName(annotation).equals(wanted.simpleName()))
        .skip(wanted.occurrence())
        .findFirst();
  }

  private static String simpleName(AnnotationTree annotation) {
    Tree type = annotation.getAnnotationType();
    if (type instanceof MemberSelectTree select) {
      return select.getIdentifier().toString();
    }
    return type instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
  }

  private static Optional<ExpressionTree> member(AnnotationTree annotation, String name) {
    for (ExpressionTree argument : annotation.getArguments()) {
      if (argument instanceof AssignmentTree assignment) {
        if (assignment.getVariable().toString().equals(name)) {
          return Optional.of(assignment.getExpression());
        }
      } else if (name.equals("value")) {
        return Optional.of(argument);
      }
    }
    return Optional.empty();
  }

  private static Optional<? extends Tree> item(Tree tree, int index) {
    if (tree instanceof NewArrayTree array) {
      List<? extends ExpressionTree> items = array.getInitializers();
      return items != null && index < items.size()
          ? Optional.of(items.get(index))
          : Optional.empty();
    }
    return index == 0 ? Optional.of(tree) : Optional.empty();
  }
}
