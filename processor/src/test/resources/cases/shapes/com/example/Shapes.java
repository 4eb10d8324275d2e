package com.example;

import com.example.base.Base;
import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

@Table("Shapes")
public sealed interface Shapes {

  /** A class with one constructor; its accessors are of all three kinds. */
  @Model
  @Key(pk = "CTOR#{id}", sk = "{place.city}")
  @Gsi(index = "GSI1", name = "byNick", pk = "NICK#{nick}", sk = "{open}")
  final class Constructed implements Shapes {
    private final String id;
    private final boolean open;
    private final @Nullable String nick;
    private final Place place;
    private final Optional<String> note;

    Constructed(
        String id,
        @Attribute(name = "is_open") boolean open,
        @Nullable String nick,
        Place place,
        Optional<String> note) {
      this.id = id;
      this.open = open;
      this.nick = nick;
      this.place = place;
      this.note = note;
    }

    public String id() {
      return id;
    }

    boolean isOpen() {
      return open;
    }

    public @Nullable String getNick() {
      return nick;
    }

    Place getPlace() {
      return place;
    }

    public Optional<String> note() {
      return note;
    }

    /** Is derived, so it is not stored. */
    public String getLabel() {
      return id + place.getCity();
    }
  }

  /** A JavaBean with an inherited, generic property. */
  @Model
  @Key(pk = "BEAN#{id}", sk = "META")
  final class Bean extends Base<String> implements Shapes {
    private int count;
    private List<Place> places = List.of();
    private Set<String> tags = Set.of();
    private @Nullable String URL;
    private transient int seen;

    public Bean() {
      super("");
    }

    public int getCount() {
      return count;
    }

    public void setCount(int count) {
      this.count = count;
    }

    public List<Place> getPlaces() {
      return places;
    }

    public Bean setPlaces(List<Place> places) {
      this.places = places;
      return this;
    }

    public Set<String> getTags() {
      return tags;
    }

    public void setTags(Set<String> tags) {
      this.tags = tags;
    }

    public @Nullable String getURL() {
      return URL;
    }

    public void setURL(@Nullable String URL) {
      this.URL = URL;
    }

    public int getSeen() {
      return seen;
    }
  }

  /** A class with a builder. */
  @Model
  @Key(pk = "BUILT#{id}", sk = "META")
  final class Built implements Shapes {
    private final String id;
    private final @Nullable Integer size;
    private final List<String> names;

    private Built(String id, @Nullable Integer size, List<String> names) {
      this.id = id;
      this.size = size;
      this.names = names;
    }

    public static Builder builder() {
      return new Builder();
    }

    public String getId() {
      return id;
    }

    public @Nullable Integer size() {
      return size;
    }

    public List<String> names() {
      return names;
    }

    public static final class Builder {
      private String id = "";
      private @Nullable Integer size;
      private List<String> names = List.of();

      public Builder id(String id) {
        this.id = id;
        return this;
      }

      public Builder size(@Nullable Integer size) {
        this.size = size;
        return this;
      }

      public Builder names(Iterable<String> names) {
        throw new UnsupportedOperationException();
      }

      public Builder names(List<String> names) {
        this.names = names;
        return this;
      }

      public Built build() {
        return new Built(id, size, names);
      }
    }
  }

  /** An embeddable class. */
  @Embeddable
  class Place {
    private final String city;

    Place(String city) {
      this.city = city;
    }

    @Attribute(name = "town")
    public String getCity() {
      return city;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Place place && place.city.equals(city);
    }

    @Override
    public int hashCode() {
      return Objects.hash(city);
    }
  }
}
