package com.example.shop;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** One component of every scalar type, and again as a primitive or null. */
@Model(separator = "|")
@Key(pk = "SHOP|{shop}", sk = "PRODUCT|{released:seconds}|{price:ordered}|{id}")
@Gsi(index = "GSI1", name = "unique", pk = "P|{id}", unique = true, sk = "{size:ordered}|{day}")
public record Product(
    String shop,
    UUID id,
    Instant released,
    LocalDate day,
    BigDecimal price,
    @Nullable BigInteger stock,
    byte tiny,
    short small,
    int medium,
    long size,
    float weight,
    double volume,
    char letter,
    boolean sold,
    @Nullable Byte maybeTiny,
    @Nullable Short maybeSmall,
    @Nullable Integer maybeMedium,
    @Nullable Long maybeSize,
    @Nullable Float maybeWeight,
    @Nullable Double maybeVolume,
    @Nullable Character maybeLetter,
    @Nullable Boolean maybeSold,
    byte[] picture,
    byte @Nullable [] thumbnail,
    @Nullable Set<BigDecimal> prices,
    Set<Long> codes)
    implements Shop {}
