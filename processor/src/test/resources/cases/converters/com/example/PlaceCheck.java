package com.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.Place.Inside;
import com.example.Place.Point;
import dev.keyloom.internal.item.Items;
import java.util.*;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Converters store and read, in items, conditions and updates; null never reaches them. */
public final class PlaceCheck implements Runnable {
  @Override
  public void run() {
    Place place =
        new Place(
            "a",
            new Point(1, 2),
            null,
            List.of("x", "y"),
            null,
            Optional.empty(),
            new Inside(new Point(3, 4)));
    Map<String, AttributeValue> item = Items.encode(PlaceCodec.INSTANCE, place);
    assertThat(item)
        .containsEntry("point", AttributeValue.fromS("1,2"))
        .containsEntry("csv", AttributeValue.fromS("x,y"))
        .containsEntry("optional", AttributeValue.fromS("=nothing"))
        .containsEntry("inside", AttributeValue.fromM(Map.of("corner", AttributeValue.fromS("3,4"))))
        .doesNotContainKeys("p", "maybeCsv");
    assertThat(Items.decode(PlaceCodec.INSTANCE, item)).isEqualTo(place);

    PlaceTable table = PlaceTable.offline();
    assertThat(
            table
                .update(PlaceKeys.of("a"))
                .set(PlaceAttributes.POINT, new Point(5, 6))
                .onlyIf(PlaceAttributes.INSIDE.CORNER.eq(new Point(7, 8)))
                .explain()
                .toString())
        .contains("\"5,6\"", "\"7,8\"");

    Map<String, AttributeValue> wrong = new HashMap<>(item);
    wrong.put("PK", AttributeValue.fromS("PLACE#a"));
    wrong.put("SK", AttributeValue.fromS("META"));
    wrong.put("point", AttributeValue.fromS("1"));
    assertThatThrownBy(() -> table.decode(wrong)).hasMessageContainingAll("point", "x,y", "\"1\"");
    wrong.put("point", AttributeValue.fromS("1,b"));
    assertThatThrownBy(() -> table.decode(wrong)).hasMessageContainingAll("point", "NumberFormat");
    assertThatThrownBy(
            () ->
                table.put(
                    new Place("a", null, null, List.of(), null, Optional.empty(), place.inside())))
        .hasMessageContaining("point");
  }
}
