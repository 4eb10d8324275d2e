package com.example.shop;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import dev.keyloom.support.IndexStage;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import dev.keyloom.support.TableStage;
import java.lang.String;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The keys of {@link Product}:
 * {@code SHOP|{shop}} / {@code PRODUCT|{released:seconds}|{price:ordered}|{id}}.
 */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class ProductKeys {
  static final KeyTemplate PK =
      KeyTemplate.of("Product", "|").literal("SHOP|").component("shop", KeyCodecs.STRING);

  static final KeyTemplate SK =
      KeyTemplate.of("Product", "|").literal("PRODUCT|")
          .component("released", KeyCodecs.INSTANT.seconds()).literal("|")
          .component("price", KeyCodecs.BIG_DECIMAL.ordered()).literal("|")
          .component("id", KeyCodecs.UUID);

  static final KeyTemplate UNIQUE_PK =
      KeyTemplate.of("Product", "|").literal("P|").component("id", KeyCodecs.UUID);

  static final KeyTemplate UNIQUE_SK =
      KeyTemplate.of("Product", "|").component("size", KeyCodecs.LONG.ordered()).literal("|")
          .component("day", KeyCodecs.LOCAL_DATE);

  private ProductKeys() {}

  /**
   * The primary key:
   * {@code SHOP|{shop}} / {@code PRODUCT|{released:seconds}|{price:ordered}|{id}}.
   */
  public static PrimaryKey<Product> of(String shop, Instant released, BigDecimal price, UUID id) {
    return KeyTarget.primary(ProductCodec.INSTANCE, shop, released, price, id);
  }

  /** The items of one partition: {@code SHOP|{shop}}. */
  public static ShopQuery shop(String shop) {
    return new ShopQuery(KeyTarget.partition(ProductCodec.INSTANCE, shop));
  }

  /** The items of index {@code GSI1}: {@code P|{id}} / {@code {size:ordered}|{day}}. */
  public static UniqueQuery unique(UUID id) {
    return new UniqueQuery(KeyTarget.index(ProductCodec.INSTANCE, "unique", id));
  }

  /** The access path whose components are exactly those given; fails by name without one. */
  public static QueryKey<Product> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(ProductCodec.INSTANCE, components);
  }

  /** Reads a primary key back from its stored text. */
  public static PrimaryKey<Product> parse(String pk, String sk) {
    return KeyTarget.parse(ProductCodec.INSTANCE, pk, sk);
  }

  /** A query that can be narrowed by {@code released}. */
  public static final class ShopQuery extends TableStage<Product> {
    private ShopQuery(KeyTarget<Product> target) {
      super(target);
    }

    /** Items with this {@code released}. */
    public ReleasedQuery released(Instant released) {
      return new ReleasedQuery(target().with(released));
    }

    /** Items whose {@code released} is from {@code low} to {@code high}, both included. */
    public ConsistentQueryKey<Product> releasedBetween(Instant low, Instant high) {
      return super.between(low, high);
    }

    /** Items whose {@code released} is greater than {@code low}. */
    public ConsistentQueryKey<Product> releasedAfter(Instant low) {
      return super.after(low);
    }

    /** Items whose {@code released} is less than {@code high}. */
    public ConsistentQueryKey<Product> releasedBefore(Instant high) {
      return super.before(high);
    }

    /** Items whose {@code released} is {@code low} or greater. */
    public ConsistentQueryKey<Product> releasedAtLeast(Instant low) {
      return super.atLeast(low);
    }

    /** Items whose {@code released} is {@code high} or less. */
    public ConsistentQueryKey<Product> releasedAtMost(Instant high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code price}. */
  public static final class ReleasedQuery extends TableStage<Product> {
    private ReleasedQuery(KeyTarget<Product> target) {
      super(target);
    }

    /** Items with this {@code price}. */
    public PriceQuery price(BigDecimal price) {
      return new PriceQuery(target().with(price));
    }

    /** Items whose {@code price} is from {@code low} to {@code high}, both included. */
    public ConsistentQueryKey<Product> priceBetween(BigDecimal low, BigDecimal high) {
      return super.between(low, high);
    }

    /** Items whose {@code price} is greater than {@code low}. */
    public ConsistentQueryKey<Product> priceAfter(BigDecimal low) {
      return super.after(low);
    }

    /** Items whose {@code price} is less than {@code high}. */
    public ConsistentQueryKey<Product> priceBefore(BigDecimal high) {
      return super.before(high);
    }

    /** Items whose {@code price} is {@code low} or greater. */
    public ConsistentQueryKey<Product> priceAtLeast(BigDecimal low) {
      return super.atLeast(low);
    }

    /** Items whose {@code price} is {@code high} or less. */
    public ConsistentQueryKey<Product> priceAtMost(BigDecimal high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code id}. */
  public static final class PriceQuery extends TableStage<Product> {
    private PriceQuery(KeyTarget<Product> target) {
      super(target);
    }

    /** The full primary key. */
    public PrimaryKey<Product> id(UUID id) {
      return target().with(id).primary();
    }
  }

  /** A query that can be narrowed by {@code size}. */
  public static final class UniqueQuery extends IndexStage<Product> {
    private UniqueQuery(KeyTarget<Product> target) {
      super(target);
    }

    /** Items with this {@code size}. */
    public UniqueSizeQuery size(long size) {
      return new UniqueSizeQuery(target().with(size));
    }

    /** Items whose {@code size} is from {@code low} to {@code high}, both included. */
    public QueryKey<Product> sizeBetween(long low, long high) {
      return super.between(low, high);
    }

    /** Items whose {@code size} is greater than {@code low}. */
    public QueryKey<Product> sizeAfter(long low) {
      return super.after(low);
    }

    /** Items whose {@code size} is less than {@code high}. */
    public QueryKey<Product> sizeBefore(long high) {
      return super.before(high);
    }

    /** Items whose {@code size} is {@code low} or greater. */
    public QueryKey<Product> sizeAtLeast(long low) {
      return super.atLeast(low);
    }

    /** Items whose {@code size} is {@code high} or less. */
    public QueryKey<Product> sizeAtMost(long high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code day}. */
  public static final class UniqueSizeQuery extends IndexStage<Product> {
    private UniqueSizeQuery(KeyTarget<Product> target) {
      super(target);
    }

    /** The full key, of at most one item. */
    public UniqueKey<Product> day(LocalDate day) {
      return target().with(day).unique();
    }

    /** Items whose {@code day} is from {@code low} to {@code high}, both included. */
    public QueryKey<Product> dayBetween(LocalDate low, LocalDate high) {
      return super.between(low, high);
    }

    /** Items whose {@code day} is greater than {@code low}. */
    public QueryKey<Product> dayAfter(LocalDate low) {
      return super.after(low);
    }

    /** Items whose {@code day} is less than {@code high}. */
    public QueryKey<Product> dayBefore(LocalDate high) {
      return super.before(high);
    }

    /** Items whose {@code day} is {@code low} or greater. */
    public QueryKey<Product> dayAtLeast(LocalDate low) {
      return super.atLeast(low);
    }

    /** Items whose {@code day} is {@code high} or less. */
    public QueryKey<Product> dayAtMost(LocalDate high) {
      return super.atMost(high);
    }
  }
}
