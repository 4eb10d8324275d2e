package dev.keyloom.processor;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.code.GeneratedNames;
import dev.keyloom.processor.declaration.Declarations;
import dev.keyloom.processor.declaration.RecordDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Location;
import dev.keyloom.processor.diagnostic.Problem;
import dev.keyloom.processor.resolve.ClassNames;
import dev.keyloom.processor.source.SourceReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which type each generated class belongs to, over all rounds.
 *
 * <p>Names are claimed before anything is generated, in the order of the types' own names:
 * compilers disagree about the order of types. What cannot have all of its names gets none of its
 * classes.
 */
final class ClassClaims {
  private final SourceReader source;

  /** Owners by the name in lower case: many file systems take no account of case. */
  private final Map<String, Claim> owners = new HashMap<>();

  private final Set<TypeReference> withheld = new HashSet<>();

  private record Claim(TypeReference type, String name) {}

  /** The classes that a type wants. */
  private record Wish(TypeReference type, Location location, List<ClassName> classes) {}

  ClassClaims(SourceReader source) {
    this.source = source;
  }

  /** Claims what the types of a round want, or reports what is taken. */
  void claim(Declarations declarations, Findings findings) {
    SortedMap<String, Wish> wishes = new TreeMap<>();
    for (RecordDeclaration record : declarations.models()) {
      ClassName type = ClassNames.of(record.type());
      wish(
          wishes,
          record.type(),
          record.location(),
          GeneratedNames.keys(type),
          GeneratedNames.attributes(type),
          GeneratedNames.codec(type));
    }
    for (RecordDeclaration record : declarations.embeddables()) {
      ClassName type = ClassNames.of(record.type());
      wish(
          wishes,
          record.type(),
          record.location(),
          GeneratedNames.attributes(type),
          GeneratedNames.codec(type));
    }
    for (TableDeclaration table : declarations.tables()) {
      if (table.listsModels()) {
        ClassName gateway =
            GeneratedNames.table(ClassNames.of(table.type()), ClassNames.of(table.owner()));
        wish(wishes, table.owner(), table.location(), gateway);
      }
    }
    wishes.values().forEach(wish -> claim(wish, findings));
  }

  private static void wish(
      Map<String, Wish> wishes, TypeReference type, Location location, ClassName... classes) {
    wishes
        .computeIfAbsent(type.qualifiedName(), any -> new Wish(type, location, new ArrayList<>()))
        .classes()
        .addAll(List.of(classes));
  }

  private void claim(Wish wish, Findings findings) {
    TypeReference type = wish.type();
    for (ClassName wanted : wish.classes()) {
      String name = wanted.canonicalName();
      Claim mine = new Claim(type, name);
      Claim first = owners.putIfAbsent(name.toLowerCase(Locale.ROOT), mine);
      if (first != null && !first.equals(mine)) {
        String same = first.name().equals(name) ? "" : "differs only in case from " + first.name();
        String complaint =
            (same.isEmpty() ? "is generated" : same + ", which is generated")
                + " for "
                + first.type()
                + " already";
        findings.add(
            Problem.GENERATED_NAME_TAKEN, wish.location(), name, type.simpleName(), complaint);
      } else if (source.isInSources(name)) {
        findings.add(
            Problem.GENERATED_NAME_TAKEN,
            wish.location(),
            name,
            type.simpleName(),
            "is among your own sources");
      } else {
        continue;
      }
      // One name is enough to rename the type for.
      withheld.add(type);
      return;
    }
  }

  /** Takes back the classes of a type, because one of them could not be written. */
  void withhold(TypeReference type) {
    withheld.add(type);
  }

  /** Whether nothing is generated for a type because a name is taken. */
  boolean isWithheld(TypeReference type) {
    return withheld.contains(type);
  }
}
