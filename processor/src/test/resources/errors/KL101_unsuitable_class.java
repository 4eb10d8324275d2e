package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop")
sealed interface Shop {
  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  final class Nothing implements Shop { // ERROR KL101
    String id;
  }

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  abstract non-sealed class Abstract implements Shop { // ERROR KL101
    Abstract(String id) {}

    abstract String id();
  }

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  final class NoAccessor implements Shop {
    NoAccessor(
        String id,
        String name) {} // ERROR KL101

    String id() {
      return "";
    }

    String getNmae() {
      return "";
    }
  }

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  final class OtherType implements Shop {
    OtherType(String id, int count) {}

    String id() {
      return "";
    }

    long count() { // ERROR KL101
      return 0;
    }
  }

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  final class TwoConstructors implements Shop { // ERROR KL101
    TwoConstructors(String id) {}

    TwoConstructors(String id, String name) {}

    String id() {
      return "";
    }

    String name() {
      return "";
    }
  }

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  final class Loses implements Shop {
    private final String id;
    private int count; // ERROR KL101
    private transient int hash;
    private final String kind = "LOSES";

    Loses(String id) {
      this.id = id;
    }

    String id() {
      return id;
    }

    int count() {
      return count;
    }

    int getHash() {
      return hash;
    }

    String getKind() {
      return kind;
    }
  }

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  final class HalfABean implements Shop {
    HalfABean() {}

    HalfABean(
        String id, // ERROR KL101
        String name) {}

    public String getId() {
      return "";
    }

    public String getName() {
      return "";
    }

    public void setName(String name) {}
  }

  @Model
  @Key(pk = "ORDER#{id}", sk = "META")
  final class EmptyBuilder implements Shop { // ERROR KL101
    static Builder builder() {
      return new Builder();
    }

    String id() {
      return "";
    }

    static final class Builder {
      Builder number(int number) {
        return this;
      }

      EmptyBuilder build() {
        return new EmptyBuilder();
      }
    }
  }
}

@Embeddable
enum Color { // ERROR KL101
  RED
}

class Outer {
  @Embeddable
  class Inner { // ERROR KL101
    Inner(String id) {}

    String id() {
      return "";
    }
  }
}
