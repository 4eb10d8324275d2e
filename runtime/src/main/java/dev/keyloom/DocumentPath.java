package dev.keyloom;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A place in a stored item: a top-level attribute, and from there map entries and list elements.
 *
 * <p>Each name is one name: a dot, a dash or a reserved word in it means nothing. Names travel to
 * the service as placeholders, so that every name DynamoDB can store can be addressed. Instances
 * are immutable values.
 */
public final class DocumentPath {
  private static final Pattern PLAIN_NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_-]*");

  private final List<Segment> segments;
  private final boolean required;

  private DocumentPath(List<Segment> segments, boolean required) {
    this.segments = segments;
    this.required = required;
  }

  /**
   * The path of a top-level attribute.
   *
   * @param name the stored name
   * @throws KeyloomException if the name is empty
   */
  public static DocumentPath of(String name) {
    return new DocumentPath(List.of(new Field(name)), false);
  }

  /**
   * The path of a top-level attribute without which no item can be read.
   *
   * @param name the stored name
   * @throws KeyloomException if the name is empty
   */
  public static DocumentPath required(String name) {
    return of(name).required();
  }

  /**
   * The entry of the map at this path.
   *
   * @param name the stored name, or the map's key
   * @throws KeyloomException if the name is empty
   */
  public DocumentPath field(String name) {
    return append(new Field(name));
  }

  /**
   * The element of the list at this path.
   *
   * @param index the position, counted from zero
   * @throws KeyloomException if the position is negative
   */
  public DocumentPath at(int index) {
    return append(new Element(index));
  }

  private DocumentPath append(Segment segment) {
    List<Segment> longer = new ArrayList<>(segments.size() + 1);
    longer.addAll(segments);
    longer.add(segment);
    return new DocumentPath(List.copyOf(longer), false);
  }

  /**
   * Marks this path as one whose value may not be missing, so that an update does not take it away.
   * The mark is no part of what makes two paths equal.
   *
   * @return this path, marked
   */
  public DocumentPath required() {
    return new DocumentPath(segments, true);
  }

  /** Whether an item in which this path has no value cannot be read as its model. */
  public boolean isRequired() {
    return required;
  }

  /** The steps of this path, the top-level attribute first. */
  public List<Segment> segments() {
    return segments;
  }

  /** The stored name of the top-level attribute in which this path begins. */
  public String attribute() {
    return ((Field) segments.get(0)).name();
  }

  /** Whether this path is a top-level attribute. */
  public boolean isTopLevel() {
    return segments.size() == 1;
  }

  /**
   * Whether the two places are the same, or one lies within the other. DynamoDB refuses two changes
   * of one update that overlap.
   */
  public boolean overlaps(DocumentPath other) {
    int common = Math.min(segments.size(), other.segments.size());
    return segments.subList(0, common).equals(other.segments.subList(0, common));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof DocumentPath path && segments.equals(path.segments);
  }

  @Override
  public int hashCode() {
    return segments.hashCode();
  }

  /** This path as people write it, such as {@code addresses[0].city}; odd names are quoted. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Segment segment : segments) {
      if (segment instanceof Field field) {
        text.append(text.isEmpty() ? "" : ".").append(quoted(field.name()));
      } else if (segment instanceof Element element) {
        text.append('[').append(element.index()).append(']');
      }
    }
    return text.toString();
  }

  private static String quoted(String name) {
    return PLAIN_NAME.matcher(name).matches() ? name : '\'' + name + '\'';
  }

  /** One step of a path. */
  public sealed interface Segment {}

  /**
   * An attribute of the item, or an entry of a map.
   *
   * @param name the stored name
   */
  public record Field(String name) implements Segment {
    /** Checks that there is a name. */
    public Field {
      if (name.isEmpty()) {
        throw new KeyloomException(
            "A document path has an empty name; DynamoDB stores no such name.");
      }
    }
  }

  /**
   * An element of a list.
   *
   * @param index the position, counted from zero
   */
  public record Element(int index) implements Segment {
    /** Checks that the position can exist. */
    public Element {
      if (index < 0) {
        throw new KeyloomException(
            "A document path has the list position " + index + "; positions start at 0.");
      }
    }
  }
}
