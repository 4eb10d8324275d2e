package com.example;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;
import lombok.AllArgsConstructor;
import lombok.Builder;
import lombok.Data;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.Setter;
import lombok.Value;
import lombok.experimental.SuperBuilder;

@Table("Fleet")
public sealed interface Fleet {
  @Model
  @Key(pk = "CAR#{id}", sk = "{owner.name}")
  @Value
  class Car implements Fleet {
    String id;

    @Attribute(name = "is_electric")
    boolean electric;

    Owner owner;
  }

  @Model
  @Key(pk = "BUS#{id}", sk = "META")
  @Value
  @Builder
  class Bus implements Fleet {
    String id;
    int seats;
    List<Owner> owners;
  }

  @Model
  @Key(pk = "TRAM#{id}", sk = "META")
  @Data
  final class Tram implements Fleet {
    private String id;

    @Attribute(name = "l")
    private int line;
  }

  @Model
  @Key(pk = "SHIP#{id}", sk = "META")
  @Data
  @Builder
  @NoArgsConstructor
  @AllArgsConstructor
  final class Ship implements Fleet {
    private String id;
    private String port;
  }

  @Getter
  @Setter
  @EqualsAndHashCode
  abstract class Named {
    private String name;
  }

  @Model
  @Key(pk = "BIKE#{name}", sk = "META")
  @Getter
  @Setter
  @EqualsAndHashCode(callSuper = true)
  final class Bike extends Named implements Fleet {
    private int gears;
  }

  @SuperBuilder
  @Getter
  @EqualsAndHashCode
  abstract class Craft {
    private final String id;
  }

  @Model
  @Key(pk = "PLANE#{id}", sk = "META")
  @SuperBuilder
  @Getter
  @EqualsAndHashCode(callSuper = true)
  final class Plane extends Craft implements Fleet {
    private final int engines;
  }

  @Embeddable
  @Value
  class Owner {
    String name;
  }
}
