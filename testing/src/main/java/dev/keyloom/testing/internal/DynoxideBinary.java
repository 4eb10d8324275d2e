package dev.keyloom.testing.internal;

import dev.keyloom.testing.EngineException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the Dynoxide binary. */
final class DynoxideBinary {
  private static final List<String> NAMES = List.of("dynoxide", "dynoxide.exe");

  private DynoxideBinary() {}

  /**
   * The binary that the user named, that npm installed, or that is on the path.
   *
   * @throws EngineException if the user named a file that is not there or is no program
   */
  static Optional<Path> find(EngineSettings settings) {
    String named = settings.engine();
    if (named != null) {
      Path path = settings.workingDirectory().resolve(named);
      if (!Files.isDirectory(path)) {
        if (!Files.isExecutable(path)) {
          throw new EngineException(
              "keyloom.engine = "
                  + named
                  + " is neither a program nor a folder. Name the Dynoxide binary, or a folder with"
                  + " node_modules in it.");
        }
        return Optional.of(path);
      }
    }
    for (Path folder : npmFolders(settings)) {
      Optional<Path> found = installedByNpm(folder);
      if (found.isPresent()) {
        return found;
      }
    }
    return onPath(settings);
  }

  /** Where {@link #find} looks, for people. */
  static List<String> places(EngineSettings settings) {
    List<String> places = new ArrayList<>();
    for (Path folder : npmFolders(settings)) {
      places.add(folder.resolve("node_modules").resolve("@dynoxide").toString());
    }
    places.add("PATH");
    return places;
  }

  private static List<Path> npmFolders(EngineSettings settings) {
    List<Path> folders = new ArrayList<>();
    if (settings.engine() != null) {
      folders.add(settings.workingDirectory().resolve(settings.engine()));
    }
    for (Path folder = settings.workingDirectory(); folder != null; folder = folder.getParent()) {
      folders.add(folder);
    }
    return folders;
  }

  /** npm installs one package for each platform, and only the one that runs here. */
  private static Optional<Path> installedByNpm(Path folder) {
    Path scope = folder.resolve("node_modules").resolve("@dynoxide");
    if (!Files.isDirectory(scope)) {
      return Optional.empty();
    }
    try (DirectoryStream<Path> packages = Files.newDirectoryStream(scope)) {
      for (Path installed : packages) {
        Optional<Path> program = programIn(installed);
        if (program.isPresent()) {
          return program;
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Path> onPath(EngineSettings settings) {
    for (String folder : settings.path().split(File.pathSeparator, -1)) {
      if (!folder.isEmpty()) {
        Optional<Path> program = programIn(Path.of(folder));
        if (program.isPresent()) {
          return program;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> programIn(Path folder) {
    return NAMES.stream()
        .map(folder::resolve)
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst();
  }
}
