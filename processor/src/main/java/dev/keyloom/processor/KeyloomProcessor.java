package dev.keyloom.processor;

import com.google.auto.service.AutoService;
import dev.keyloom.processor.diagnostic.Lint;
import dev.keyloom.processor.lock.SchemaLock;
import dev.keyloom.processor.source.Reporter;
import dev.keyloom.processor.source.SourceFiles;
import dev.keyloom.processor.source.SourceReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Checks the tables and models of a compilation and generates their keys, attributes, codecs and
 * gateways.
 *
 * <p>The option {@code keyloom.lint} sets severities: {@code
 * -Akeyloom.lint=hot-partition:error,unenforced-unique:off}. {@code keyloom.schema} names the
 * committed manifest that tables are compared with, or the directory of several; {@code
 * keyloom.schema.accept} accepts changes for a reason.
 */
@AutoService(Processor.class)
public final class KeyloomProcessor extends AbstractProcessor {
  private static final String LINT = "keyloom.lint";
  private static final String SCHEMA = "keyloom.schema";
  private static final String ACCEPT = "keyloom.schema.accept";

  private @Nullable SourceReader source;
  private @Nullable Reporter reporter;
  private @Nullable Pipeline pipeline;
  private boolean failed;

  /** Creates the processor; the compiler finds it as a service. */
  public KeyloomProcessor() {}

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    // All of them, and process claims none: javac asks only processors that it calls whether they
    // know an option, and warns of it in a module without our annotations otherwise.
    return Set.of("*");
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(LINT, SCHEMA, ACCEPT);
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    Lint lint = Lint.parse(option(LINT).orElse(""));
    SchemaLock lock = SchemaLock.of(option(SCHEMA), option(ACCEPT));
    SourceReader reader = new SourceReader(environment);
    Reporter printer = new Reporter(environment, lint);
    printer.report(lint.findings());
    printer.report(lock.findings());
    source = reader;
    reporter = printer;
    pipeline = new Pipeline(reader, printer, new SourceFiles(environment), lock);
  }

  /** An option; one without a value is there, and null. */
  private Optional<String> option(String name) {
    Map<String, String> options = processingEnv.getOptions();
    return options.containsKey(name)
        ? Optional.of(Objects.requireNonNullElse(options.get(name), ""))
        : Optional.empty();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!failed && source != null && pipeline != null && reporter != null) {
      try {
        pipeline.run(source.read(round));
      } catch (RuntimeException bug) {
        // A second round would only repeat it.
        failed = true;
        reporter.reportFailure("This is a bug in Keyloom, please report it.\n" + stackTrace(bug));
      }
    }
    return false;
  }

  private static String stackTrace(RuntimeException bug) {
    StringWriter text = new StringWriter();
    bug.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
