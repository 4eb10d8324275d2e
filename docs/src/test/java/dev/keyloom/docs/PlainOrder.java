package dev.keyloom.docs;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import org.jspecify.annotations.Nullable;

/** A table that was there before. */
// region model
@Table(
    value = "orders",
    partitionKey = "customer_id",
    sortKey = "order_number",
    typeAttribute = "",
    indexes = @Index(name = "by_status", partitionKey = "status", sortKey = "order_number"))
@Model
@Key(pk = "{customerId}", sk = "{orderNumber}")
@Gsi(index = "by_status", name = "byStatus", pk = "{status}", sk = "{orderNumber}")
public record PlainOrder(
    @Attribute(name = "customer_id") String customerId,
    @Attribute(name = "order_number") long orderNumber,
    @Nullable String status) {}
// endregion
