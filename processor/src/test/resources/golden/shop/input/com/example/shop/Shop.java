package com.example.shop;

import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Table;

/** Everything that a first table can have. */
@Table(
    value = "shop-v1",
    typeAttribute = "_type",
    indexes = {
      @Index(name = "ByCustomer", partitionKey = "customer", sortKey = "placedOn"),
      @Index(name = "ByRank", partitionKey = "rank")
    })
public sealed interface Shop permits Order, Product {}
