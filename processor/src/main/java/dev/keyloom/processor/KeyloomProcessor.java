package dev.keyloom.processor;

import com.google.auto.service.AutoService;
import dev.keyloom.processor.diagnostic.Lint;
import dev.keyloom.processor.source.OurAnnotations;
import dev.keyloom.processor.source.Reporter;
import dev.keyloom.processor.source.SourceFiles;
import dev.keyloom.processor.source.SourceReader;
import java.io.PrintWriter;
import java.io.StringWriter;
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
 * -Akeyloom.lint=hot-partition:error,unenforced-unique:off}.
 */
@AutoService(Processor.class)
public final class KeyloomProcessor extends AbstractProcessor {
  private static final String LINT = "keyloom.lint";

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
    return OurAnnotations.names();
  }

  @Override
  public Set<String> getSupportedOptions() {
    return Set.of(LINT);
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    // An option without a value is there, and null.
    String option = environment.getOptions().get(LINT);
    Lint lint = Lint.parse(option == null ? "" : option);
    SourceReader reader = new SourceReader(environment);
    Reporter printer = new Reporter(environment, lint);
    printer.report(lint.findings());
    source = reader;
    reporter = printer;
    pipeline = new Pipeline(reader, printer, new SourceFiles(environment));
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
