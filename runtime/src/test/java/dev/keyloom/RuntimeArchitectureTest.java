package dev.keyloom;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The package rules of the runtime, checked on its class files. */
class RuntimeArchitectureTest {
  private static final JavaClasses CLASSES = importRuntime();

  /** The SDK's classes are not looked into: their names are all that the rules need. */
  private static JavaClasses importRuntime() {
    ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests())
        .importPackages("dev.keyloom");
  }

  @Test
  void dependenciesPointOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage("dev.keyloom..")
        .layer("text")
        .definedBy("dev.keyloom.text")
        .layer("codec")
        .definedBy("dev.keyloom.codec")
        .layer("api")
        .definedBy("dev.keyloom")
        .layer("support")
        .definedBy("dev.keyloom.support")
        .layer("internal")
        .definedBy("dev.keyloom.internal..")
        .layer("gateway")
        .definedBy("dev.keyloom.gateway")
        .whereLayer("text")
        .mayNotAccessAnyLayer()
        .whereLayer("codec")
        .mayOnlyAccessLayers("text")
        .whereLayer("api")
        .mayOnlyAccessLayers("text", "codec")
        .whereLayer("support")
        .mayOnlyAccessLayers("text", "codec", "api")
        .whereLayer("internal")
        .mayOnlyAccessLayers("text", "codec", "api", "support")
        .whereLayer("gateway")
        .mayNotBeAccessedByAnyLayer()
        .check(CLASSES);
  }

  @Test
  void packagesAreFreeOfCycles() {
    slices().matching("dev.keyloom.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void keysAndCodecsDoNotKnowTheSdk() {
    noClasses()
        .that()
        .resideInAnyPackage("dev.keyloom.text", "dev.keyloom.codec", "dev.keyloom.support")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("software.amazon.awssdk..")
        .check(CLASSES);
  }

  @Test
  void nothingIsReflective() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .orShould()
        .accessTargetWhere(
            DescribedPredicate.describe(
                "is a method handle or looks up members", RuntimeArchitectureTest::isReflective))
        .check(CLASSES);
  }

  /** A view of bytes as numbers reads memory and looks up nothing. */
  private static boolean isReflective(JavaAccess<?> access) {
    String owner = access.getTargetOwner().getName();
    String name = access.getTarget().getName();
    if (owner.equals("java.lang.Class")) {
      return name.equals("forName") || name.startsWith("getDeclared") || name.equals("getMethods");
    }
    boolean handles = owner.startsWith("java.lang.invoke.");
    boolean bytesView =
        owner.equals("java.lang.invoke.VarHandle") || name.equals("byteArrayViewVarHandle");
    return handles && !bytesView;
  }
}
