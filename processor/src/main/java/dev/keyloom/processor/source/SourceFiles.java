package dev.keyloom.processor.source;

import dev.keyloom.processor.diagnostic.Location;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Writes what is generated, each file with the one element that it comes from. */
public final class SourceFiles {
  private final Filer filer;

  /** Writes to the outputs of this environment. */
  public SourceFiles(ProcessingEnvironment environment) {
    filer = environment.getFiler();
  }

  /**
   * Writes a class.
   *
   * @param name its canonical name
   * @param origin the place of the type that it is generated for
   * @throws IOException if it cannot be written, or if another processor has written it
   */
  public void writeClass(String name, String text, Location origin) throws IOException {
    try (Writer writer = filer.createSourceFile(name, type(origin)).openWriter()) {
      writer.write(text);
    }
  }

  /**
   * Writes a resource, in UTF-8.
   *
   * @param name its path
   * @param origin the place of the type that it is generated for
   * @throws IOException if it cannot be written, or if another processor has written it
   */
  public void writeResource(String name, String text, Location origin) throws IOException {
    FileObject file = filer.createResource(StandardLocation.CLASS_OUTPUT, "", name, type(origin));
    try (OutputStream stream = file.openOutputStream();
        Writer writer = new OutputStreamWriter(stream, StandardCharsets.UTF_8)) {
      writer.write(text);
    }
  }

  private static TypeElement type(Location origin) {
    return ((SourceLocation) origin).type();
  }
}
