package dev.keyloom.processor;

import dev.keyloom.processor.code.CodeStage;
import dev.keyloom.processor.code.GeneratedFile;
import dev.keyloom.processor.code.GeneratedNames;
import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.diagnostic.Severity;
import dev.keyloom.processor.lock.SchemaLock;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.resolve.ClassNames;
import dev.keyloom.processor.resolve.Codecs;
import dev.keyloom.processor.resolve.Leftovers;
import dev.keyloom.processor.resolve.Resolver;
import dev.keyloom.processor.rule.entity.EmbeddableRules;
import dev.keyloom.processor.rule.entity.EntityRules;
import dev.keyloom.processor.rule.table.TableRules;
import dev.keyloom.processor.schema.Manifest;
import dev.keyloom.processor.source.Reporter;
import dev.keyloom.processor.source.SourceFiles;
import dev.keyloom.processor.source.SourceReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.FilerException;

/**
 * The stages in their order: declarations become the model, rules look at it, and what is right is
 * generated.
 *
 * <p>A wrong model withholds its own files and its table's; a wrong table withholds its own only: a
 * missing file would turn one error into twenty.
 */
final class Pipeline {
  private final SourceReader source;
  private final Reporter reporter;
  private final SourceFiles files;
  private final SchemaLock lock;

  /** Which type a generated class belongs to, over all rounds. */
  private final ClassClaims claims;

  /** Which type declares a table of a name, over all rounds. */
  private final Map<String, TypeReference> tableNames = new HashMap<>();

  Pipeline(SourceReader source, Reporter reporter, SourceFiles files, SchemaLock lock) {
    this.source = source;
    this.reporter = reporter;
    this.files = files;
    this.lock = lock;
    this.claims = new ClassClaims(source);
  }

  /** Takes in what one round brings. */
  void run(Declarations declarations) {
    reporter.report(Leftovers.check(declarations));
    Findings taken = new Findings();
    claims.claim(declarations, taken);
    reporter.report(taken.all());
    Round round = new Round(new Resolver(source, this::codec));
    declarations.embeddables().forEach(round::embeddable);
    declarations.models().forEach(round::model);
    declarations.tables().forEach(round::table);
  }

  private Codecs.State codec(TypeReference embeddable) {
    if (claims.isWithheld(embeddable)) {
      return Codecs.State.WITHHELD;
    }
    return hasCodec(embeddable) ? Codecs.State.THERE : Codecs.State.MISSING;
  }

  /** Whether a type is of this compilation, or was compiled with this processor earlier. */
  private boolean hasCodec(TypeReference type) {
    return source.isInSources(type)
        || source.exists(GeneratedNames.codec(ClassNames.of(type)).canonicalName());
  }

  /** One round: what it resolved so far. */
  private final class Round {
    private final Resolver resolver;
    private final Map<TypeReference, Optional<EntityModel>> entities = new HashMap<>();

    Round(Resolver resolver) {
      this.resolver = resolver;
    }

    void embeddable(RecordDeclaration record) {
      Findings findings = new Findings();
      resolver
          .embeddable(record, findings)
          .filter(model -> isRight(f -> EmbeddableRules.check(model, f), findings))
          .ifPresent(
              model ->
                  write(CodeStage.embeddable(model), record.type(), record.location(), findings));
      reporter.report(findings.all());
    }

    void model(RecordDeclaration record) {
      Findings findings = new Findings();
      Optional<EntityModel> entity =
          entity(record, findings)
              .filter(
                  model ->
                      write(CodeStage.entity(model), record.type(), record.location(), findings));
      entities.put(record.type(), entity);
      reporter.report(findings.all());
    }

    private Optional<EntityModel> entity(RecordDeclaration record, Findings findings) {
      return resolver
          .entity(record, findings)
          .filter(model -> isRight(f -> EntityRules.check(model, f), findings));
    }

    void table(TableDeclaration table) {
      Findings findings = new Findings();
      List<EntityModel> members = new ArrayList<>();
      for (TableDeclaration.Member member : table.members()) {
        entities
            .computeIfAbsent(member.type(), type -> compiledEarlier(type, table, findings))
            .ifPresent(members::add);
      }
      boolean only = checkOnly(table, findings);
      resolver
          .table(table, members, findings)
          .filter(model -> isRight(f -> TableRules.check(model, f), findings) && only)
          .ifPresent(
              model -> {
                String manifest = Manifest.of(model);
                lock.check(model, manifest, findings);
                if (write(CodeStage.table(model), table.owner(), table.location(), findings)) {
                  writeManifest(Manifest.path(model), manifest, table.location());
                }
              });
      reporter.report(findings.all());
    }

    private boolean checkOnly(TableDeclaration table, Findings findings) {
      TypeReference first =
          table.listsModels() ? tableNames.putIfAbsent(table.name().value(), table.owner()) : null;
      if (first == null) {
        return true;
      }
      findings.add(
          Problem.DUPLICATE_TABLE,
          table.name().location(),
          table.owner().simpleName(),
          table.name().value(),
          first);
      return false;
    }

    /** A model of an earlier round or compilation, whose advice was given then. */
    private Optional<EntityModel> compiledEarlier(
        TypeReference type, TableDeclaration table, Findings findings) {
      Optional<RecordDeclaration> record = source.find(type);
      if (record.isEmpty() || record.get().model().isEmpty() || claims.isWithheld(type)) {
        return Optional.empty();
      }
      if (!hasCodec(type)) {
        findings.add(
            Problem.NOT_PROCESSED,
            table.location(),
            "The table " + table.type().simpleName(),
            "lists",
            type.simpleName());
        return Optional.empty();
      }
      return compiledEarlier(record.get());
    }

    private Optional<EntityModel> compiledEarlier(RecordDeclaration record) {
      Findings findings = new Findings();
      Optional<EntityModel> entity = entity(record, findings);
      reporter.report(
          findings.all().stream()
              .filter(finding -> finding.problem().severity() == Severity.ERROR)
              .toList());
      return entity;
    }
  }

  private interface Check {
    void run(Findings findings);
  }

  /** Runs rules; whether none of them found an error by nature. */
  private static boolean isRight(Check rules, Findings findings) {
    Findings found = new Findings();
    rules.run(found);
    findings.addAll(found.all());
    return !found.haveErrors();
  }

  /** Writes the classes of a type; whether all of them could be written. */
  private boolean write(
      List<GeneratedFile> classes, TypeReference owner, Location origin, Findings findings) {
    if (claims.isWithheld(owner)) {
      return false;
    }
    for (GeneratedFile file : classes) {
      try {
        files.writeClass(file.name(), file.text(), origin);
      } catch (FilerException exists) {
        claims.withhold(owner);
        findings.add(
            Problem.GENERATED_NAME_TAKEN,
            origin,
            file.name(),
            owner.simpleName(),
            "is generated by another processor already");
        return false;
      } catch (IOException failure) {
        reporter.reportFailure("Keyloom cannot write " + file.name() + ": " + failure.getMessage());
        return false;
      }
    }
    return true;
  }

  private void writeManifest(String path, String text, Location origin) {
    try {
      files.writeResource(path, text, origin);
    } catch (IOException failure) {
      reporter.reportFailure("Keyloom cannot write " + path + ": " + failure.getMessage());
    }
  }
}
