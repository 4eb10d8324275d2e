package dev.keyloom.processor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** The processor is a pipeline, and its packages are the stages. */
class ArchitectureTest {
  private static final String ROOT = "dev.keyloom.processor";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Test
  void stagesDependOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("pipeline")
        .definedBy(ROOT)
        .layer("source")
        .definedBy(ROOT + ".source")
        .layer("resolve")
        .definedBy(ROOT + ".resolve")
        .layer("rule")
        .definedBy(ROOT + ".rule..")
        .layer("code")
        .definedBy(ROOT + ".code")
        .layer("schema")
        .definedBy(ROOT + ".schema")
        .layer("lock")
        .definedBy(ROOT + ".lock")
        .layer("language")
        .definedBy(ROOT + ".language")
        .layer("declaration")
        .definedBy(ROOT + ".declaration")
        .layer("model")
        .definedBy(ROOT + ".model")
        .layer("diagnostic")
        .definedBy(ROOT + ".diagnostic")
        .whereLayer("pipeline")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("source")
        .mayOnlyBeAccessedByLayers("pipeline")
        .whereLayer("resolve")
        .mayOnlyBeAccessedByLayers("pipeline")
        .whereLayer("rule")
        .mayOnlyBeAccessedByLayers("pipeline")
        .whereLayer("code")
        .mayOnlyBeAccessedByLayers("pipeline")
        .whereLayer("schema")
        .mayOnlyBeAccessedByLayers("lock", "pipeline")
        .whereLayer("lock")
        .mayOnlyBeAccessedByLayers("pipeline")
        .whereLayer("language")
        .mayOnlyBeAccessedByLayers("resolve", "rule")
        .whereLayer("declaration")
        .mayOnlyBeAccessedByLayers("source", "resolve", "pipeline")
        .whereLayer("model")
        .mayOnlyBeAccessedByLayers(
            "resolve", "rule", "code", "schema", "lock", "language", "pipeline")
        .check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void rulesForAModelKnowNothingOfTables() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".rule.entity")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".rule.table")
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".rule")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(ROOT + ".rule.entity", ROOT + ".rule.table")
        .check(CLASSES);
  }

  @Test
  void theCompilersModelEndsInTheSourceStage() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT + ".source", ROOT + ".code")
        .and()
        .areNotAssignableTo(KeyloomProcessor.class)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("javax.lang.model..", "com.sun.source..")
        .check(CLASSES);
    // JavaPoet asks for modifiers in the compiler's terms; what is a keyword is the compiler's
    // word.
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".code")
        .should()
        .dependOnClassesThat(
            resideInAPackage("javax.lang.model..")
                .and(not(belongToAnyOf(Modifier.class, SourceVersion.class))))
        .check(CLASSES);
  }

  @Test
  void onlyTheSourceStageTalksToTheCompiler() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".source")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("javax.annotation.processing.Messager")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("javax.annotation.processing.Filer")
        .check(CLASSES);
  }

  @Test
  void onlyTheCodeStageWritesCode() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".code")
        .should()
        .dependOnClassesThat()
        .haveNameMatching(".*\\.javapoet\\.(.*Spec|CodeBlock|JavaFile)")
        .check(CLASSES);
  }

  @Test
  void oneClassIsPublicAtTheRoot() {
    classes()
        .that()
        .resideInAPackage(ROOT)
        .and()
        .haveModifier(JavaModifier.PUBLIC)
        .should()
        .be(KeyloomProcessor.class)
        .check(CLASSES);
  }
}
