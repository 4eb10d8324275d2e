package dev.keyloom.processor.model;

import dev.keyloom.processor.diagnostic.Location;
import java.util.List;

/**
 * A parsed template: literals and components in turn, never two components or two literals in a
 * row.
 *
 * @param text as the user wrote it
 */
public record KeyTemplate(String text, List<Part> parts, Location location) {
  public KeyTemplate {
    parts = List.copyOf(parts);
  }

  /** The components in order. */
  public List<ComponentModel> components() {
    return parts.stream()
        .filter(Part.Component.class::isInstance)
        .map(part -> ((Part.Component) part).component())
        .toList();
  }

  /** Whether the template is one component in its plain form and nothing else. */
  public boolean isBare() {
    return parts.size() == 1
        && parts.get(0) instanceof Part.Component part
        && part.format() instanceof Format.Plain;
  }

  /** A part of a template. */
  public sealed interface Part {
    /** Text that stands in every key. */
    record Literal(String text) implements Part {}

    /** The place of a value. */
    record Component(ComponentModel component, Format format) implements Part {}
  }

  /** How a component's value becomes text. */
  public sealed interface Format {
    /** The text that asks for it in a template, after the colon; empty for the plain form. */
    String text();

    /** The fixed form of the component's type. */
    record Plain() implements Format {
      @Override
      public String text() {
        return "";
      }
    }

    /** A whole number in so many digits, with leading zeros. */
    record Padded(int width) implements Format {
      @Override
      public String text() {
        return Integer.toString(width);
      }
    }

    /** A form whose text order is the order of the values. */
    record Ordered() implements Format {
      @Override
      public String text() {
        return "ordered";
      }
    }

    /** A string whose special characters are escaped. */
    record Escaped() implements Format {
      @Override
      public String text() {
        return "escaped";
      }
    }

    /** An instant in whole milliseconds. */
    record Millis() implements Format {
      @Override
      public String text() {
        return "millis";
      }
    }

    /** An instant in whole seconds. */
    record Seconds() implements Format {
      @Override
      public String text() {
        return "seconds";
      }
    }
  }
}
