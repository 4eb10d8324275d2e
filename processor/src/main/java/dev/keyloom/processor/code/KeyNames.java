package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import dev.keyloom.processor.model.AttributeType.Enumeration;
import dev.keyloom.processor.model.ComponentModel;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.IndexPath;
import dev.keyloom.processor.model.ReservedNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The names of everything in a model's class of keys. */
final class KeyNames {
  private final Map<String, String> parameters = new HashMap<>();
  private final Map<String, String> methods = new HashMap<>();
  private final Map<String, List<String>> stages = new HashMap<>();
  private final Map<String, String> partitionConstants = new HashMap<>();
  private final Map<String, String> sortConstants = new HashMap<>();

  private KeyNames() {}

  static KeyNames of(EntityModel entity) {
    List<KeyChain> chains = KeyChain.all(entity);
    KeyNames names = new KeyNames();
    names.nameConstants(entity, chains);
    names.nameParameters(entity);
    names.nameMethods(entity);
    names.nameStages(entity, chains);
    return names;
  }

  /** The constant of a path's partition key template: {@code PK}, {@code BY_EMAIL_PK}. */
  String partitionConstant(KeyChain chain) {
    return get(partitionConstants, chain.path());
  }

  /** The constant of a path's sort key template: {@code SK}, {@code BY_EMAIL_SK}. */
  String sortConstant(KeyChain chain) {
    return get(sortConstants, chain.path());
  }

  /** The parameter, and the method of a stage, that takes a component. */
  String parameter(ComponentModel component) {
    return get(parameters, component.name());
  }

  /** The method that begins a path: {@code groupId}, {@code byUser}. */
  String method(KeyChain chain) {
    return get(methods, chain.path());
  }

  /** The class that stands where so many components of the sort key are given. */
  String stage(KeyChain chain, int given) {
    return get(stages, chain.path()).get(given);
  }

  private void nameConstants(EntityModel entity, List<KeyChain> chains) {
    Scope scope =
        Scope.ofMembers()
            .reserveTypes(typesOf(entity))
            .reserveTypes(List.of(RuntimeTypes.KEY_TEMPLATE, RuntimeTypes.KEY_CODECS));
    for (KeyChain chain : chains) {
      String prefix = chain.path().isEmpty() ? "" : GeneratedNames.constant(chain.path()) + "_";
      partitionConstants.put(chain.path(), scope.add(prefix + "PK"));
      if (chain.key().sortKey().isPresent()) {
        sortConstants.put(chain.path(), scope.add(prefix + "SK"));
      }
    }
  }

  private void nameParameters(EntityModel entity) {
    Scope scope =
        Scope.ofMembers()
            .reserveTypes(List.of(RuntimeTypes.KEY_TARGET, GeneratedNames.codec(entity.type())));
    for (ComponentModel component : entity.components()) {
      parameters.put(component.name(), scope.add(GeneratedNames.identifier(component.name())));
    }
  }

  private void nameMethods(EntityModel entity) {
    Scope scope = Scope.ofMembers().reserve(ReservedNames.all());
    // The user's own names come first: they are checked before, and stay as they are.
    for (IndexPath path : entity.indexPaths()) {
      methods.put(path.name(), scope.add(path.name()));
    }
    List<ComponentModel> partition = KeyChain.primary(entity).partition();
    methods.put("", scope.add(partition.isEmpty() ? "all" : joined(partition)));
  }

  private String joined(List<ComponentModel> components) {
    String first = parameter(components.get(0));
    return components.stream()
        .skip(1)
        .map(component -> "And" + GeneratedNames.capitalised(parameter(component)))
        .collect(Collectors.joining("", first, ""));
  }

  private void nameStages(EntityModel entity, List<KeyChain> chains) {
    Scope scope = Scope.ofClasses();
    typesOf(entity).forEach(type -> scope.reserve(type.simpleNames()));
    for (KeyChain chain : chains) {
      String begin = GeneratedNames.capitalised(method(chain));
      List<String> names = new ArrayList<>();
      for (int given = 0; given < chain.links().size(); given++) {
        names.add(scope.add(stageName(chain, begin, given)));
      }
      stages.put(chain.path(), names);
    }
  }

  private String stageName(KeyChain chain, String begin, int given) {
    if (given == 0) {
      return begin + "Query";
    }
    ComponentModel last = chain.links().get(given - 1).component();
    String prefix = chain.path().isEmpty() ? "" : begin;
    return prefix + GeneratedNames.capitalised(parameter(last)) + "Query";
  }

  private static List<ClassName> typesOf(EntityModel entity) {
    List<ClassName> types = new ArrayList<>();
    types.add(entity.type());
    for (ComponentModel component : entity.components()) {
      if (component.type() instanceof Enumeration enumeration) {
        types.add(enumeration.type());
      }
    }
    return types;
  }

  private static <V> V get(Map<String, V> names, String key) {
    V name = names.get(key);
    if (name == null) {
      throw new IllegalStateException("nothing is named for '" + key + "'");
    }
    return name;
  }
}
