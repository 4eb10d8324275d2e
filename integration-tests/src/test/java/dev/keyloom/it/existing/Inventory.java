package dev.keyloom.it.existing;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.KeyOnly;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table that was filled by hand-written code, in which each kind of item prefixes its names. */
@Table("Inventory")
public sealed interface Inventory {
  /** An article, with what nobody typed. */
  @Model(attributePrefix = "a_")
  @Key(pk = "ARTICLE#{id}", sk = "META")
  @Gsi(index = "GSI1", name = "byName", pk = "NAME#{name}", sk = "ARTICLE#{id}")
  record Article(
      @KeyOnly String id,
      String name,
      @Attribute(name = "stock") int stock,
      @Nullable AttributeValue extra,
      List<AttributeValue> history,
      Map<String, AttributeValue> labels)
      implements Inventory {}

  @Model(attributePrefix = "s_")
  @Key(pk = "SHELF#{id}", sk = "META")
  record Shelf(String id, @Nullable String name) implements Inventory {}
}
