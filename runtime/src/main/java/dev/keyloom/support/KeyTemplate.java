package dev.keyloom.support;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The template of a key attribute: literal text and components in turn. Immutable; each method adds
 * a part at the end.
 *
 * <p>A template is the only truth about its keys: it makes them, makes the prefixes and bounds of
 * ranges, tells whether a text is one of its keys, and reads the components back.
 */
public final class KeyTemplate {
  private final String model;
  private final String separator;
  private final String[] literals;
  private final TemplateComponent[] components;

  private KeyTemplate(String model, String separator, String[] literals, List<Named> named) {
    this.model = model;
    this.separator = separator;
    this.literals = literals;
    this.components = new TemplateComponent[named.size()];
    String text = render(literals, named);
    for (int i = 0; i < components.length; i++) {
      String following = literals[i + 1];
      components[i] =
          new TemplateComponent(
              model,
              text,
              separator,
              following.isEmpty() ? TemplateComponent.LAST : following.codePointAt(0),
              named.get(i).name,
              named.get(i).codec);
    }
  }

  private record Named(String name, KeyCodec<?> codec) {}

  /**
   * An empty template.
   *
   * @param model the model's name, for messages
   * @param separator the model's separator, which string values must not hold
   * @return a template without parts
   */
  public static KeyTemplate of(String model, String separator) {
    return new KeyTemplate(model, delimiting(separator), new String[] {""}, List.of());
  }

  /**
   * Adds text that stands in every key.
   *
   * @param text the text
   * @return the longer template
   * @throws IllegalArgumentException if the text holds U+10FFFF, after which no key could sort
   */
  public KeyTemplate literal(String text) {
    String[] longer = literals.clone();
    longer[longer.length - 1] += delimiting(text);
    return new KeyTemplate(model, separator, longer, named());
  }

  /**
   * Adds the place of a value.
   *
   * @param name the component's name: {@code userId}, {@code owner.id}
   * @param codec how its values become text
   * @return the longer template
   * @throws IllegalArgumentException if the part before is a component too, so that a text could be
   *     cut in two ways
   */
  public KeyTemplate component(String name, KeyCodec<?> codec) {
    if (components.length > 0 && literals[components.length].isEmpty()) {
      throw new IllegalArgumentException(
          "a literal must part " + components[components.length - 1].name() + " and " + name);
    }
    String[] longer = new String[literals.length + 1];
    System.arraycopy(literals, 0, longer, 0, literals.length);
    longer[literals.length] = "";
    List<Named> more = named();
    more.add(new Named(name, codec));
    return new KeyTemplate(model, separator, longer, more);
  }

  private static String delimiting(String text) {
    if (text.indexOf(Character.MAX_CODE_POINT) >= 0) {
      throw new IllegalArgumentException("a template cannot hold the character U+10FFFF");
    }
    return text;
  }

  private List<Named> named() {
    List<Named> named = new ArrayList<>();
    for (TemplateComponent each : components) {
      named.add(new Named(each.name(), each.codec()));
    }
    return named;
  }

  /** The number of components. */
  int size() {
    return components.length;
  }

  /** The component at a position. */
  TemplateComponent component(int index) {
    return components[index];
  }

  /** The text before a component, or after the last one. */
  String literal(int index) {
    return literals[index];
  }

  /**
   * Whether the template is one component in its plain form and nothing else, so that it is the
   * stored attribute itself where the names agree.
   */
  boolean isBareCapable() {
    return components.length == 1
        && literals[0].isEmpty()
        && literals[1].isEmpty()
        && components[0].codec().format().isEmpty();
  }

  /** The text of a whole key. */
  String encode(Object[] values, int[] slots) {
    return components.length == 0
        ? literals[0]
        : extend(literals[0], 0, values, slots, slots.length);
  }

  /**
   * Goes on with a key: appends components and the literals after them, so that the text is closed
   * at a component's boundary.
   *
   * @param begun the text before the first of them
   * @param from the first of them
   * @param values the values of the access path
   * @param slots where the values of this template's components stand among them
   * @param to the component after the last of them
   */
  String extend(String begun, int from, Object[] values, int[] slots, int to) {
    if (from == to) {
      return begun;
    }
    StringBuilder out = new StringBuilder(begun.length() + 48).append(begun);
    for (int i = from; i < to; i++) {
      components[i].append(values[slots[i]], out);
      out.append(literals[i + 1]);
    }
    return out.toString();
  }

  /** Reads the values of a key's components, or null if the text is no key of this template. */
  @Nullable Object @Nullable [] decode(String text) {
    if (!text.startsWith(literals[0])) {
      return null;
    }
    @Nullable Object[] values = new Object[components.length];
    int from = literals[0].length();
    for (int i = 0; i < components.length; i++) {
      int end = components[i].end(text, from);
      if (end < 0 || !text.startsWith(literals[i + 1], end)) {
        return null;
      }
      Object value = components[i].decode(text.substring(from, end));
      if (value == null) {
        return null;
      }
      values[i] = value;
      from = end + literals[i + 1].length();
    }
    return from == text.length() ? values : null;
  }

  /** Says where a text stops to be a key of this template. */
  String mismatch(String text) {
    if (!text.startsWith(literals[0])) {
      return "it does not begin with " + Shown.value(literals[0]);
    }
    int from = literals[0].length();
    for (int i = 0; i < components.length; i++) {
      TemplateComponent component = components[i];
      int end = component.end(text, from);
      String rest = Shown.value(text.substring(Math.min(from, text.length())));
      if (end < 0) {
        return rest + " is no " + component.name() + ", " + component.codec().form();
      }
      if (!text.startsWith(literals[i + 1], end)) {
        return component.name() + " is not followed by " + Shown.value(literals[i + 1]);
      }
      String part = text.substring(from, end);
      if (component.decode(part) == null) {
        return Shown.value(part) + " is no " + component.name() + ", " + component.codec().form();
      }
      from = end + literals[i + 1].length();
    }
    return "it goes on with " + Shown.value(text.substring(from));
  }

  private static String render(String[] literals, List<Named> named) {
    StringBuilder out = new StringBuilder(literals[0]);
    for (int i = 0; i < named.size(); i++) {
      out.append('{').append(named.get(i).name);
      String format = named.get(i).codec.format();
      if (!format.isEmpty()) {
        out.append(':').append(format);
      }
      out.append('}').append(literals[i + 1]);
    }
    return out.toString();
  }

  String model() {
    return model;
  }

  /** The template as it is declared: {@code PERM#{resource}#{action}}. */
  @Override
  public String toString() {
    return render(literals, named());
  }
}
