package com.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.Shapes.Bean;
import com.example.Shapes.Built;
import com.example.Shapes.Constructed;
import com.example.Shapes.Place;
import dev.keyloom.internal.item.Items;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Classes are written and read as records are. */
public final class ShapesCheck implements Runnable {
  private static final ShapesTable TABLE = ShapesTable.offline();

  @Override
  public void run() {
    Constructed constructed =
        new Constructed("1", true, "nick", new Place("Rome"), Optional.of("hello"));
    Map<String, AttributeValue> item = Items.encode(ConstructedCodec.INSTANCE, constructed);
    assertThat(item)
        .containsOnlyKeys("id", "is_open", "nick", "place", "note")
        .containsEntry("place", AttributeValue.fromM(Map.of("town", AttributeValue.fromS("Rome"))));
    assertThat(Items.decode(ConstructedCodec.INSTANCE, item))
        .usingRecursiveComparison()
        .isEqualTo(constructed);
    assertThat(TABLE.put(constructed).explain().toString())
        .contains("\"CTOR#1\"", "\"Rome\"", "\"NICK#nick\"", "\"true\"");
    assertThatThrownBy(
            () -> TABLE.put(new Constructed("1", true, null, new Place("Rome"), null)))
        .hasMessageContaining("note");

    Bean bean = new Bean();
    bean.setId("2");
    bean.setCount(3);
    bean.setTags(Set.of("a"));
    bean.setPlaces(List.of(new Place("Oslo"))).setURL("u");
    item = Items.encode(BeanCodec.INSTANCE, bean);
    assertThat(item).containsOnlyKeys("key_id", "count", "tags", "places", "URL");
    assertThat(Items.decode(BeanCodec.INSTANCE, item)).usingRecursiveComparison().isEqualTo(bean);
    assertThat(TABLE.put(bean).explain().toString()).contains("\"BEAN#2\"");

    Built built = Built.builder().id("3").names(List.of("x")).build();
    item = Items.encode(BuiltCodec.INSTANCE, built);
    assertThat(item).containsOnlyKeys("id", "names");
    assertThat(Items.decode(BuiltCodec.INSTANCE, item)).usingRecursiveComparison().isEqualTo(built);
    assertThat(TABLE.get(BuiltKeys.of("3")).explain().toString()).contains("\"BUILT#3\"");
  }
}
