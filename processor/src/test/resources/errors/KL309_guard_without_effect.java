package errors;

import dev.keyloom.annotation.*;

@Table(
    value = "Shop",
    indexes = {
      @Index(name = "byCustomer", partitionKey = "customer"),
      @Index(name = "inverse", partitionKey = "SK", sortKey = "PK"),
      @Index(name = "mixed", partitionKey = "customer", sortKey = "mixedSK")
    })
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "DAY#{day}")
@Gsi(
    index = "byCustomer",
    name = "byCustomer",
    pk = "{customer}",
    onlyWhen = @When(component = "open", equalTo = "true")) // ERROR KL309
@Gsi(
    index = "inverse",
    name = "byDay",
    pk = "DAY#{day}",
    sk = "ORDER#{id}",
    onlyWhen = @When(component = "open", equalTo = "true")) // ERROR KL309
@Gsi(
    index = "mixed",
    name = "mixed",
    pk = "{customer}",
    sk = "ORDER#{id}",
    onlyWhen = @When(component = "open", equalTo = "true"))
record Order(String id, String day, String customer, boolean open) implements Shop {}
