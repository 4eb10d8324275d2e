package dev.keyloom.processor;

import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.TableModel;
import dev.keyloom.processor.resolve.Codecs;
import dev.keyloom.processor.resolve.Resolver;
import dev.keyloom.processor.source.SourceReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** What sources resolve to. */
final class Models {
  private final Map<String, EntityModel> entities = new LinkedHashMap<>();
  private final Map<String, TableModel> tables = new LinkedHashMap<>();

  private String messages = "";

  private Models() {}

  /** Resolves sources without mistakes. */
  static Models of(String... sources) {
    return of(List.of(), sources);
  }

  /** Resolves sources without mistakes, with options for the compiler. */
  static Models of(List<String> options, String... sources) {
    Models models = new Models();
    DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
    List<String> all = new ArrayList<>(options);
    all.add("-proc:only");
    JavaCompiler.CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(
                null,
                null,
                messages,
                all,
                null,
                Arrays.stream(sources).map(Compilations::source).toList());
    task.setProcessors(List.of(models.new Collector()));
    task.call();
    models.messages = messages.getDiagnostics().toString();
    return models;
  }

  EntityModel entity(String simpleName) {
    return get(simpleName, entities);
  }

  TableModel table(String simpleName) {
    return get(simpleName, tables);
  }

  private <T> T get(String name, Map<String, T> from) {
    T found = from.get(name);
    if (found == null) {
      throw new AssertionError(name + " is not among " + from.keySet() + ": " + messages);
    }
    return found;
  }

  /** Runs the first two stages and keeps the result. */
  private final class Collector extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      SourceReader source = new SourceReader(processingEnv);
      Declarations declarations = source.read(round);
      Resolver resolver = new Resolver(source, embeddable -> Codecs.State.THERE);
      Findings findings = new Findings();
      for (RecordDeclaration record : declarations.models()) {
        resolver
            .entity(record, findings)
            .ifPresent(entity -> entities.put(entity.type().simpleName(), entity));
      }
      for (TableDeclaration table : declarations.tables()) {
        List<EntityModel> members = new ArrayList<>();
        table.members().forEach(member -> members.add(entity(member.type().simpleName())));
        resolver
            .table(table, members, findings)
            .ifPresent(model -> tables.put(model.type().simpleName(), model));
      }
      if (!findings.all().isEmpty()) {
        throw new AssertionError(findings.all().toString());
      }
      return false;
    }
  }
}
