package dev.keyloom.docs;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;

/** A model that is found by its sort key too. */
// region inverted
@Model
@Key(pk = "SESSION#{id}", sk = "CUSTOMER#{customer}")
@Gsi(index = "Inverse", name = "byCustomer")
public record Login(String id, String customer) implements Desk {}
// endregion
