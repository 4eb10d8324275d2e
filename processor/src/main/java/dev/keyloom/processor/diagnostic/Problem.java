package dev.keyloom.processor.diagnostic;

import static dev.keyloom.processor.diagnostic.Severity.ERROR;
import static dev.keyloom.processor.diagnostic.Severity.NOTE;
import static dev.keyloom.processor.diagnostic.Severity.WARNING;

import java.util.Locale;
import java.util.Optional;

/**
 * The catalogue of everything that Keyloom reports.
 *
 * <p>The first digit of a code is its theme: 0 the processor and its options, 1 models, 2 keys and
 * their templates, 3 indexes, 4 tables, 5 attributes, 6 the committed schema. A code is never given
 * to another problem.
 */
public enum Problem {
  UNKNOWN_LINT(
      "KL001",
      ERROR,
      "No finding is called '%s'.%s",
      "Give the name that stands in brackets after a finding's code."),
  FIXED_SEVERITY(
      "KL002",
      ERROR,
      "'%s' is an error that cannot be lowered: what it finds does not work.",
      "Correct what it finds; only warnings and notes can be silenced."),
  MALFORMED_LINT_OPTION(
      "KL003",
      ERROR,
      "The option keyloom.lint holds '%s', which is not a name, a colon and a severity.",
      "Write -Akeyloom.lint=name:severity,name:severity with error, warning, note or off."),
  SUPPRESSION_WITHOUT_REASON(
      "KL004",
      ERROR,
      "@SuppressLint has no reason.",
      "Say in 'reason' why the finding does not matter here."),
  UNRESOLVED_TYPE(
      "KL005",
      ERROR,
      "%s of %s names the type '%s', which no round of the compiler resolved; nothing is generated"
          + " for %2$s.",
      "Correct the name. If Keyloom generates that type, do not mention it: an annotated type must"
          + " not depend on what is generated from it."),
  GENERATED_NAME_TAKEN(
      "KL006",
      ERROR,
      "The class %s, to be generated for %s, %s.",
      "Rename one of the two: the generated class takes the simple name of the annotated type."),
  STRAY_ANNOTATION(
      "KL007",
      ERROR,
      "@%s has no effect on %s, which is neither a model nor an embeddable.",
      "Annotate the record with @Model (or @Embeddable), or remove the annotation."),
  NOT_PROCESSED(
      "KL008",
      ERROR,
      "%s %s %s, which was compiled without Keyloom: generated code would name classes that do not"
          + " exist.",
      "Compile the module of %3$s with keyloom-processor as its annotation processor too."),

  UNSUITABLE_CLASS(
      "KL101",
      ERROR,
      "@%s stands on %s, which %s.",
      "Make it a record; or a class with a builder, a JavaBean, or a class with one constructor"
          + " whose parameters have accessors."),
  GENERIC_RECORD(
      "KL102",
      ERROR,
      "%s has type parameters: what would be stored is not known when it compiles.",
      "Declare a record without type parameters for each kind of item."),
  INACCESSIBLE_TYPE(
      "KL103",
      ERROR,
      "%s is private or inside a private type, so generated code cannot name it.",
      "Give it and the types around it at least package visibility."),
  MODEL_AND_EMBEDDABLE(
      "KL104",
      ERROR,
      "%s is both a model and an embeddable.",
      "Keep one: an item of its own (@Model), or a map inside an item (@Embeddable)."),
  MISSING_KEY(
      "KL105",
      ERROR,
      "The model %s has no primary key.",
      "Add @Key(pk = \"…\", sk = \"…\") to the record."),
  SECOND_KEY(
      "KL106",
      ERROR,
      "The model %s has a second @Key; an item has one primary key.",
      "Declare further access paths with @Gsi."),
  BAD_SEPARATOR(
      "KL107",
      ERROR,
      "The separator of %s is %s.",
      "Give one or more characters that values of keys do not hold, such as \"#\"."),
  MODEL_WITHOUT_TABLE(
      "KL108",
      ERROR,
      "The model %s belongs to no table.",
      "Let it implement an interface annotated with @Table, or put @Table on the model itself"
          + " if it is the only one."),
  MODEL_IN_TWO_TABLES(
      "KL109",
      ERROR,
      "The model %s belongs to several tables: %s.",
      "Implement the interface of one table only."),
  UNLISTED_MODEL(
      "KL110",
      ERROR,
      "The model %s implements the table %s, which lists its models, but not this one.",
      "Add it to the 'models' of %2$s."),

  UNKNOWN_COMPONENT(
      "KL201",
      ERROR,
      "The template \"%s\" names '%s', but %s has no component of that name.%s",
      "Name one of: %s."),
  MALFORMED_TEMPLATE(
      "KL202",
      ERROR,
      "The template \"%s\" cannot be read: %s.",
      "Write literal text and {component} or {component:format}."),
  UNPADDED_NUMBER(
      "KL203",
      ERROR,
      "The sort key \"%s\" holds the number '%s' without a width, so 10 would sort before 9.",
      "%s"),
  ADJACENT_COMPONENTS(
      "KL204",
      ERROR,
      "In \"%s\" nothing stands between '%s' and '%s', so two pairs of values could give one key.",
      "Put a literal between them: {%2$s}%4$s{%3$s}."),
  UNSUPPORTED_KEY_TYPE("KL205", ERROR, "'%s' in \"%s\" is of type %s, which cannot be %s.", "%s"),
  UNSUPPORTED_FORMAT("KL206", ERROR, "'%s' in \"%s\" has the format '%s', which %s.", "%s"),
  AMBIGUOUS_TERMINATOR(
      "KL207",
      ERROR,
      "In \"%s\" the literal after '%s' begins with '%s', which %s, so the key could not be read"
          + " back.",
      "%s"),
  PRIMARY_KEY_COLLISION(
      "KL208",
      ERROR,
      "%s and %s can have the same primary key, for example %s; one would overwrite the other.",
      "Give each model a literal of its own, such as %s in its key."),
  SORT_KEY_MISMATCH("KL209", ERROR, "The model %s %s, but the table %s %s.", "%s"),
  KEY_TYPE_MISMATCH(
      "KL210",
      ERROR,
      "The template \"%s\" of %s makes the key attribute '%s' %s, but \"%s\" of %s makes it %s.",
      "Give all models of the table templates of one kind for it: an attribute has one type."),
  LOW_CARDINALITY_PARTITION(
      "KL211",
      WARNING,
      "The partition key \"%s\" depends on the %s '%s' alone, so few partitions take all traffic.",
      "Add a component with many values, and keep '%3$s' in the sort key."),
  HOT_PARTITION(
      "KL212",
      WARNING,
      "The partition key \"%s\" has no component: all items of %s share one partition.",
      "Add a component that spreads the items, or keep an index sparse with onlyWhen."),
  MISSING_ENTITY_PREFIX(
      "KL213",
      NOTE,
      "The key \"%s\" of %s does not begin with a literal, in a table of %s models.",
      "Begin it with the model's own prefix, such as \"%s\", so that keys of models stay apart."),
  NULLABLE_KEY_COMPONENT(
      "KL214",
      ERROR,
      "'%s' of %s is %s, but it is part of the primary key \"%s\" of %s, and an item always"
          + " has its whole key.",
      "Declare '%1$s' as a plain type, or take it out of the primary key."),
  UNORDERED_INSTANT(
      "KL215",
      ERROR,
      "The sort key \"%s\" of %s is the attribute '%s' itself, and an Instant is stored without"
          + " trailing zeros, so its order is not that of time.",
      "Store the component under another name, so that '%3$s' holds {%4$s} or {%4$s:millis} as text"
          + " of one width; or make it a String of one width."),
  OVERSIZED_KEY(
      "KL216",
      ERROR,
      "The shortest %s key of this template has %s bytes, and DynamoDB allows %s.",
      "Shorten its literal text."),
  NOT_IN_THE_KEY(
      "KL217",
      ERROR,
      "'%s' of %s is @KeyOnly, %s, so it would be lost.",
      "Remove @KeyOnly, so that an attribute holds it, or name it in a template of @Key."),

  BAD_PATH_NAME(
      "KL301",
      ERROR,
      "'%s' cannot name an access path: %s.",
      "Choose a name that can be a method, such as byEmail."),
  DUPLICATE_INDEX_PATH(
      "KL302",
      ERROR,
      "The paths '%s' and '%s' of %s have the same partition and sort components, so nothing can"
          + " choose between them.",
      "Remove one, or give it other components."),
  INDEX_KEY_MISMATCH("KL303", ERROR, "The index %s does not fit: %s.", "%s"),
  TOO_MANY_INDEXES(
      "KL304",
      ERROR,
      "The table %s has %s %s indexes; DynamoDB allows %s.",
      "Let models share an index: each model may write its own keys into it."),
  BAD_GUARD_COMPONENT(
      "KL305",
      ERROR,
      "@When names '%s', %s.%s",
      "Name a component of a string, enum, boolean or whole-number type."),
  BAD_GUARD_VALUE(
      "KL306",
      ERROR,
      "@When expects '%s' to equal %s, %s.%s",
      "Give the value in its text form: a constant's name, true or false, a whole number."),
  UNENFORCED_UNIQUE(
      "KL307",
      NOTE,
      "Nothing enforces that the path '%s' of %s is unique: an index accepts any number of items"
          + " with one key.",
      "Check before you write; a read that finds two items reports it."),
  INDEX_USED_TWICE(
      "KL308",
      ERROR,
      "The paths '%s' and '%s' of %s use the index %s, but an item has one key in an index.",
      "Give the second path an index of its own."),
  GUARD_WITHOUT_EFFECT(
      "KL309",
      ERROR,
      "onlyWhen cannot keep items of %s out of the index %s: its key attributes are ordinary"
          + " attributes of the item or keys of the table.",
      "Remove onlyWhen, or use an index with key attributes of its own."),
  NOT_INVERTIBLE(
      "KL310",
      ERROR,
      "The path '%s' of %s has no pk, so it is the primary key turned round, but %s.",
      "%s"),
  INDEX_KIND_MISMATCH(
      "KL311", ERROR, "The path '%s' of %s is one through a %s index, but %s is %s.", "%s"),
  IMPOSSIBLE_LOCAL_INDEX("KL312", ERROR, "The index %s cannot be a local one: %s.", "%s"),
  LOCAL_INDEX(
      "KL313",
      WARNING,
      "The local index %s can only be created with its table and never be removed, and limits all"
          + " items of one partition key to 10 GB.",
      "Make it a global index, unless its reads must be strongly consistent: then say so in"
          + " @SuppressLint(value = \"local-index\", reason = \"…\")."),
  NEEDLESS_INDEX(
      "KL314",
      NOTE,
      "The index %s serves %s alone, which leaves the index %s free.",
      "Write the path's keys into %3$s: models share indexes, and each index costs on every write."),
  ONE_WAY_ADJACENCY(
      "KL315",
      WARNING,
      "The model %s joins %s and %s, but can be read from the side of %2$s only.",
      "Add a path whose partition key is made of '%4$s', such as @Gsi on the keys turned round."),

  MISPLACED_TABLE(
      "KL401",
      ERROR,
      "@Table stands on %s, which is neither an interface nor a model.",
      "Make it a sealed interface: what it permits is the list of the models."),
  PERMITTED_NOT_MODEL(
      "KL402",
      ERROR,
      "The table %s %s %s, which is %s but not a model.",
      "Make it a record annotated with @Model, or a sealed interface of models."),
  BAD_TABLE_NAME(
      "KL403",
      ERROR,
      "'%s' cannot be the name of %s.",
      "Use 3 to 255 characters of a-z, A-Z, 0-9, '_', '-' and '.'."),
  DUPLICATE_INDEX_DECLARATION(
      "KL404", ERROR, "The index %s is declared twice.", "Keep one @Index for each name."),
  DUPLICATE_TYPE_NAME(
      "KL405",
      ERROR,
      "%s and %s both have the type '%s', so their items could not be told apart.",
      "Give one of them another name with @Model(type = \"…\")."),
  DUPLICATE_TABLE(
      "KL406",
      ERROR,
      "%s declares the table '%s', which %s declares already.",
      "Put all models of one table under one interface, or correct the name."),
  KEY_ATTRIBUTE_CLASH(
      "KL407",
      ERROR,
      "%s uses the attribute '%s' as %s and as %s.",
      "Give each its own attribute."),
  GENERIC_TABLE(
      "KL408",
      ERROR,
      "The table %s has type parameters, but one gateway serves all of its models.",
      "Declare the interface without them; models may implement a generic interface beside it."),
  TABLE_WITHOUT_MODELS(
      "KL409",
      NOTE,
      "The table %s lists no models, so no gateway is generated here.",
      "Make the interface sealed, or list its models in 'models'; or list them with @TableOf in the"
          + " module that sees all of them."),
  REDUNDANT_MODELS(
      "KL410",
      ERROR,
      "The table %s has a list of models, but it is sealed or a model itself, which says it all.",
      "Remove 'models', or the word sealed."),
  LISTED_NOT_MEMBER(
      "KL411",
      ERROR,
      "The table %s lists %s, which does not implement it.",
      "Declare that %2$s implements %1$s: its keys are keys of that table because of it."),
  MODEL_LISTED_TWICE("KL412", ERROR, "The table %s lists %s twice.", "Remove one of the two."),
  BAD_TABLE_OF(
      "KL413",
      ERROR,
      "@TableOf cannot list the models of %s: %s.",
      "Name an interface annotated with @Table that is not sealed and lists no models, and list"
          + " them here."),
  HIDDEN_MODEL(
      "KL414",
      ERROR,
      "%s of the table %s is not public, so its gateway in the package %s cannot use it.",
      "Make the model public, or move the table into its package."),
  TABLE_NAMED_AFTER_MODEL(
      "KL415",
      NOTE,
      "The table %s is named after %s, but holds %s models.",
      "Name it after what all of them belong to; a gateway can map the name to a physical one."),
  KEY_NAMED_AFTER_COMPONENT(
      "KL416",
      NOTE,
      "The key attribute '%s' of the table %s is named after a component of %s, but holds the keys of"
          + " all models.",
      "Call it by a neutral name, such as PK or SK."),
  NO_TYPE_ATTRIBUTE(
      "KL417",
      NOTE,
      "The table %s has no type attribute, so its %s models are told apart by the shape of their keys"
          + " alone.",
      "Name one in 'typeAttribute': filters on it, exports and people who look at items need it."),

  UNSUPPORTED_TYPE("KL501", ERROR, "The type %s of '%s' cannot be stored.", "%s"),
  STORED_NAME_CLASH(
      "KL502",
      ERROR,
      "'%s' of %s is stored as '%s', which is also %s.",
      "Give it another name with @Attribute(name = \"…\")."),
  BAD_ATTRIBUTE_NAME(
      "KL503",
      ERROR,
      "%s cannot be the name of an attribute: it must have 1 to %s bytes.",
      "Give a name within these bounds."),
  ENDLESS_EMBEDDABLE(
      "KL504",
      ERROR,
      "%s must hold a value of its own type (%s), so no value of it could ever be made.",
      "Make the component @Nullable, or a list."),
  BAD_CONVERTER(
      "KL505",
      ERROR,
      "The converter %s of '%s' %s.",
      "Name a class that is not abstract, extends dev.keyloom.codec.ValueCodec of the component's"
          + " type, and has a constructor without parameters."),
  BAD_ATTRIBUTE_FORMAT("KL506", ERROR, "The format '%s' of '%s' %s.", "%s"),
  CONFLICTING_ANNOTATIONS(
      "KL510",
      ERROR,
      "'%s' of %s carries @%s twice, with different values.",
      "Keep one of them: on the field, the accessor, the parameter or the setter."),

  BREAKING_SCHEMA_CHANGE(
      "KL601",
      ERROR,
      "In the committed schema of %s, %s.",
      "Undo the change. If the stored data has been migrated, or there is none, compile once with"
          + " -Akeyloom.schema.accept=<reason> and commit the new schema."),
  SCHEMA_NEEDS_BACKFILL(
      "KL602",
      ERROR,
      "In the committed schema of %s, %s, until they are written anew.",
      "Write them anew, or undo the change; then compile once with"
          + " -Akeyloom.schema.accept=<reason> and commit the new schema."),
  OUTDATED_SCHEMA(
      "KL603",
      NOTE,
      "The committed schema %s of %s is out of date: %s.",
      "Copy %s of the compiled classes over it and commit it with this change."),
  UNREADABLE_SCHEMA(
      "KL604",
      ERROR,
      "The committed schema %s of the table %s %s.",
      "Correct -Akeyloom.schema, or commit %s of the compiled classes there."),
  UNCOMMITTED_SCHEMA(
      "KL605",
      NOTE,
      "The table %s has no committed schema yet, so changes to it are not guarded.",
      "Copy %s of the compiled classes to %s and commit it."),
  ACCEPTED_SCHEMA_CHANGE(
      "KL606", NOTE, "In the committed schema of %s, %s.", "Accepted, because: %s."),
  NOTHING_TO_ACCEPT(
      "KL607",
      WARNING,
      "-Akeyloom.schema.accept is given, but the table %s has no change that must be accepted.",
      "Take the option out of the build: left there, it would accept the next change unseen."),
  ACCEPTANCE_WITHOUT_REASON(
      "KL608",
      ERROR,
      "-Akeyloom.schema.accept gives no reason.",
      "Say why stored data is safe: -Akeyloom.schema.accept=<reason>.");

  private final String code;
  private final Severity severity;
  private final String message;
  private final String fix;

  Problem(String code, Severity severity, String message, String fix) {
    this.code = code;
    this.severity = severity;
    this.message = message;
    this.fix = fix;
  }

  /** The code, such as {@code KL203}. */
  public String code() {
    return code;
  }

  /** The name for options and {@code @SuppressLint}, such as {@code unpadded-number}. */
  public String lintName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** How much it weighs unless options say otherwise. */
  public Severity severity() {
    return severity;
  }

  /** Whether options and {@code @SuppressLint} may lower it. */
  public boolean adjustable() {
    return severity != ERROR;
  }

  /** A finding of this problem at a place. */
  public Finding at(Location location, Object... arguments) {
    return new Finding(this, text(arguments), Optional.of(location));
  }

  /** A finding of this problem that no source caused. */
  public Finding nowhere(Object... arguments) {
    return new Finding(this, text(arguments), Optional.empty());
  }

  private String text(Object... arguments) {
    return String.format(Locale.ROOT, message + " " + fix, arguments);
  }
}
