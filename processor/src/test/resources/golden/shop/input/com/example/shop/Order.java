package com.example.shop;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.When;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

@Model(type = "order")
@Key(pk = "SHOP#{shop:escaped}", sk = "ORDER#{number:6}")
@Gsi(
    index = "GSI1",
    name = "byOwner",
    pk = "OWNER#{owner.id}",
    sk = "{status}#{number:6}",
    onlyWhen = @When(component = "paid", equalTo = "true"))
@Gsi(
    index = "GSI2",
    name = "byTime",
    pk = "T#{shop}#{reference}",
    sk = "{at:millis}#{rank:ordered}#{remark:ordered}#{grade}")
@Gsi(index = "ByCustomer", name = "byCustomer", pk = "{customer}", sk = "{placedOn}")
@Gsi(index = "ByRank", name = "byRank", pk = "{rank}")
public record Order(
    String shop,
    int number,
    @Nullable Owner owner,
    boolean paid,
    @Nullable Status status,
    UUID reference,
    @Nullable Instant at,
    @Nullable Long rank,
    @Nullable String remark,
    char grade,
    @Nullable String customer,
    @Nullable LocalDate placedOn,
    @Attribute(name = "line-items") List<Line> lines,
    List<@Nullable String> notes,
    Set<String> tags,
    Set<Status> history,
    Map<String, Address> addresses,
    @Nullable Map<String, List<Integer>> counts)
    implements Shop {}
