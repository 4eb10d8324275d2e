package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.Fleet.Bike;
import com.example.Fleet.Bus;
import com.example.Fleet.Car;
import com.example.Fleet.Owner;
import com.example.Fleet.Plane;
import com.example.Fleet.Ship;
import com.example.Fleet.Tram;
import dev.keyloom.internal.item.Items;
import dev.keyloom.support.EntityCodec;
import java.util.List;

public final class FleetCheck implements Runnable {
  @Override
  public void run() {
    Tram tram = new Tram();
    tram.setId("4");
    tram.setLine(7);
    Bike bike = new Bike();
    bike.setName("b");
    bike.setGears(3);

    roundTrip(CarCodec.INSTANCE, new Car("1", true, new Owner("x")), "id", "is_electric", "owner");
    roundTrip(
        BusCodec.INSTANCE,
        Bus.builder().id("2").seats(9).owners(List.of(new Owner("y"))).build(),
        "id",
        "seats",
        "owners");
    roundTrip(TramCodec.INSTANCE, tram, "id", "l");
    roundTrip(ShipCodec.INSTANCE, new Ship("5", "Kiel"), "id", "port");
    roundTrip(BikeCodec.INSTANCE, bike, "name", "gears");
    roundTrip(PlaneCodec.INSTANCE, Plane.builder().id("6").engines(2).build(), "id", "engines");
    assertThat(FleetTable.offline().put(bike).explain().toString()).contains("BIKE#b");
  }

  private static <M> void roundTrip(EntityCodec<M> codec, M value, String... attributes) {
    assertThat(Items.encode(codec, value)).containsOnlyKeys(attributes);
    assertThat(Items.decode(codec, Items.encode(codec, value))).isEqualTo(value);
  }
}
