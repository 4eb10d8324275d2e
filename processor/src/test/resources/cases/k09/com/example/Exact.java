package com.example;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import dev.keyloom.annotation.When;

/** Everything that can be text has text that means something to Java, to Javadoc or to a writer. */
@Table(
    value = "Exact",
    partitionKey = "pk " + Exact.NASTY,
    sortKey = "SK $T */",
    typeAttribute = "type \"quoted\"",
    indexes = @Index(name = "by.odd-name", partitionKey = "$L", sortKey = "\\u0022"))
@Model(type = "*/ $S \\ \u2028", separator = "$")
@Key(pk = Exact.NASTY + "{id}", sk = "$$T\n\t\r{code}$")
@Gsi(
    index = "by.odd-name",
    name = "byOdd",
    pk = "\ud83d\ude00@ /* {code}",
    sk = "<b>&amp;{id}",
    onlyWhen = @When(component = "code", equalTo = {"\"", "$N"}))
public record Exact(
    String id, @Attribute(name = Exact.NASTY) String nasty, @Attribute(name = "{a.b") String code) {
  static final String NASTY = "a$b\"c\\d*/e\\u002a\\\\@link \u00e9\u2603\ud83d\ude00\0'";
}
