package com.example.shop;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.support.IndexStage;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import dev.keyloom.support.TableStage;
import java.lang.String;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The keys of {@link Order}: {@code SHOP#{shop:escaped}} / {@code ORDER#{number:6}}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class OrderKeys {
  static final KeyTemplate PK =
      KeyTemplate.of("Order", "#").literal("SHOP#").component("shop", KeyCodecs.STRING.escaped());

  static final KeyTemplate SK =
      KeyTemplate.of("Order", "#").literal("ORDER#").component("number", KeyCodecs.INT.padded(6));

  static final KeyTemplate BY_OWNER_PK =
      KeyTemplate.of("Order", "#").literal("OWNER#").component("owner.id", KeyCodecs.STRING);

  static final KeyTemplate BY_OWNER_SK =
      KeyTemplate.of("Order", "#").component("status", KeyCodecs.enumeration(Status.values()))
          .literal("#").component("number", KeyCodecs.INT.padded(6));

  static final KeyTemplate BY_TIME_PK =
      KeyTemplate.of("Order", "#").literal("T#").component("shop", KeyCodecs.STRING).literal("#")
          .component("reference", KeyCodecs.UUID);

  static final KeyTemplate BY_TIME_SK =
      KeyTemplate.of("Order", "#").component("at", KeyCodecs.INSTANT.millis()).literal("#")
          .component("rank", KeyCodecs.LONG.ordered()).literal("#")
          .component("remark", KeyCodecs.STRING.ordered()).literal("#")
          .component("grade", KeyCodecs.CHARACTER);

  static final KeyTemplate BY_CUSTOMER_PK =
      KeyTemplate.of("Order", "#").component("customer", KeyCodecs.STRING);

  static final KeyTemplate BY_CUSTOMER_SK =
      KeyTemplate.of("Order", "#").component("placedOn", KeyCodecs.LOCAL_DATE);

  static final KeyTemplate BY_RANK_PK =
      KeyTemplate.of("Order", "#").component("rank", KeyCodecs.LONG);

  private OrderKeys() {}

  /** The primary key: {@code SHOP#{shop:escaped}} / {@code ORDER#{number:6}}. */
  public static PrimaryKey<Order> of(String shop, int number) {
    return KeyTarget.primary(OrderCodec.INSTANCE, shop, number);
  }

  /** The items of one partition: {@code SHOP#{shop:escaped}}. */
  public static ShopQuery shop(String shop) {
    return new ShopQuery(KeyTarget.partition(OrderCodec.INSTANCE, shop));
  }

  /** The items of index {@code GSI1}: {@code OWNER#{owner.id}} / {@code {status}#{number:6}}. */
  public static ByOwnerQuery byOwner(String ownerId) {
    return new ByOwnerQuery(KeyTarget.index(OrderCodec.INSTANCE, "byOwner", ownerId));
  }

  /**
   * The items of index {@code GSI2}:
   * {@code T#{shop}#{reference}} / {@code {at:millis}#{rank:ordered}#{remark:ordered}#{grade}}.
   */
  public static ByTimeQuery byTime(String shop, UUID reference) {
    return new ByTimeQuery(KeyTarget.index(OrderCodec.INSTANCE, "byTime", shop, reference));
  }

  /** The items of index {@code ByCustomer}: {@code {customer}} / {@code {placedOn}}. */
  public static ByCustomerQuery byCustomer(String customer) {
    return new ByCustomerQuery(KeyTarget.index(OrderCodec.INSTANCE, "byCustomer", customer));
  }

  /** The items of index {@code ByRank}: {@code {rank}}. */
  public static QueryKey<Order> byRank(long rank) {
    return KeyTarget.index(OrderCodec.INSTANCE, "byRank", rank).inIndex();
  }

  /** The access path whose components are exactly those given; fails by name without one. */
  public static QueryKey<Order> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(OrderCodec.INSTANCE, components);
  }

  /** Reads a primary key back from its stored text. */
  public static PrimaryKey<Order> parse(String pk, String sk) {
    return KeyTarget.parse(OrderCodec.INSTANCE, pk, sk);
  }

  /** A query that can be narrowed by {@code number}. */
  public static final class ShopQuery extends TableStage<Order> {
    private ShopQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** The full primary key. */
    public PrimaryKey<Order> number(int number) {
      return target().with(number).primary();
    }

    /** Items whose {@code number} is from {@code low} to {@code high}, both included. */
    public ConsistentQueryKey<Order> numberBetween(int low, int high) {
      return super.between(low, high);
    }

    /** Items whose {@code number} is greater than {@code low}. */
    public ConsistentQueryKey<Order> numberAfter(int low) {
      return super.after(low);
    }

    /** Items whose {@code number} is less than {@code high}. */
    public ConsistentQueryKey<Order> numberBefore(int high) {
      return super.before(high);
    }

    /** Items whose {@code number} is {@code low} or greater. */
    public ConsistentQueryKey<Order> numberAtLeast(int low) {
      return super.atLeast(low);
    }

    /** Items whose {@code number} is {@code high} or less. */
    public ConsistentQueryKey<Order> numberAtMost(int high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code status}. */
  public static final class ByOwnerQuery extends IndexStage<Order> {
    private ByOwnerQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** Items with this {@code status}. */
    public ByOwnerStatusQuery status(Status status) {
      return new ByOwnerStatusQuery(target().with(status));
    }
  }

  /** A query that can be narrowed by {@code number}. */
  public static final class ByOwnerStatusQuery extends IndexStage<Order> {
    private ByOwnerStatusQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** The full key. */
    public QueryKey<Order> number(int number) {
      return target().with(number).inIndex();
    }

    /** Items whose {@code number} is from {@code low} to {@code high}, both included. */
    public QueryKey<Order> numberBetween(int low, int high) {
      return super.between(low, high);
    }

    /** Items whose {@code number} is greater than {@code low}. */
    public QueryKey<Order> numberAfter(int low) {
      return super.after(low);
    }

    /** Items whose {@code number} is less than {@code high}. */
    public QueryKey<Order> numberBefore(int high) {
      return super.before(high);
    }

    /** Items whose {@code number} is {@code low} or greater. */
    public QueryKey<Order> numberAtLeast(int low) {
      return super.atLeast(low);
    }

    /** Items whose {@code number} is {@code high} or less. */
    public QueryKey<Order> numberAtMost(int high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code at}. */
  public static final class ByTimeQuery extends IndexStage<Order> {
    private ByTimeQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** Items with this {@code at}. */
    public ByTimeAtQuery at(Instant at) {
      return new ByTimeAtQuery(target().with(at));
    }

    /** Items whose {@code at} is from {@code low} to {@code high}, both included. */
    public QueryKey<Order> atBetween(Instant low, Instant high) {
      return super.between(low, high);
    }

    /** Items whose {@code at} is greater than {@code low}. */
    public QueryKey<Order> atAfter(Instant low) {
      return super.after(low);
    }

    /** Items whose {@code at} is less than {@code high}. */
    public QueryKey<Order> atBefore(Instant high) {
      return super.before(high);
    }

    /** Items whose {@code at} is {@code low} or greater. */
    public QueryKey<Order> atAtLeast(Instant low) {
      return super.atLeast(low);
    }

    /** Items whose {@code at} is {@code high} or less. */
    public QueryKey<Order> atAtMost(Instant high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code rank}. */
  public static final class ByTimeAtQuery extends IndexStage<Order> {
    private ByTimeAtQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** Items with this {@code rank}. */
    public ByTimeRankQuery rank(long rank) {
      return new ByTimeRankQuery(target().with(rank));
    }

    /** Items whose {@code rank} is from {@code low} to {@code high}, both included. */
    public QueryKey<Order> rankBetween(long low, long high) {
      return super.between(low, high);
    }

    /** Items whose {@code rank} is greater than {@code low}. */
    public QueryKey<Order> rankAfter(long low) {
      return super.after(low);
    }

    /** Items whose {@code rank} is less than {@code high}. */
    public QueryKey<Order> rankBefore(long high) {
      return super.before(high);
    }

    /** Items whose {@code rank} is {@code low} or greater. */
    public QueryKey<Order> rankAtLeast(long low) {
      return super.atLeast(low);
    }

    /** Items whose {@code rank} is {@code high} or less. */
    public QueryKey<Order> rankAtMost(long high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code remark}. */
  public static final class ByTimeRankQuery extends IndexStage<Order> {
    private ByTimeRankQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** Items with this {@code remark}. */
    public ByTimeRemarkQuery remark(String remark) {
      return new ByTimeRemarkQuery(target().with(remark));
    }

    /** Items whose {@code remark} starts with {@code prefix}. */
    public QueryKey<Order> remarkStartsWith(String prefix) {
      return target().startsWith(prefix).inIndex();
    }

    /** Items whose {@code remark} is from {@code low} to {@code high}, both included. */
    public QueryKey<Order> remarkBetween(String low, String high) {
      return super.between(low, high);
    }

    /** Items whose {@code remark} is greater than {@code low}. */
    public QueryKey<Order> remarkAfter(String low) {
      return super.after(low);
    }

    /** Items whose {@code remark} is less than {@code high}. */
    public QueryKey<Order> remarkBefore(String high) {
      return super.before(high);
    }

    /** Items whose {@code remark} is {@code low} or greater. */
    public QueryKey<Order> remarkAtLeast(String low) {
      return super.atLeast(low);
    }

    /** Items whose {@code remark} is {@code high} or less. */
    public QueryKey<Order> remarkAtMost(String high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code grade}. */
  public static final class ByTimeRemarkQuery extends IndexStage<Order> {
    private ByTimeRemarkQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** The full key. */
    public QueryKey<Order> grade(char grade) {
      return target().with(grade).inIndex();
    }

    /** Items whose {@code grade} is from {@code low} to {@code high}, both included. */
    public QueryKey<Order> gradeBetween(char low, char high) {
      return super.between(low, high);
    }

    /** Items whose {@code grade} is greater than {@code low}. */
    public QueryKey<Order> gradeAfter(char low) {
      return super.after(low);
    }

    /** Items whose {@code grade} is less than {@code high}. */
    public QueryKey<Order> gradeBefore(char high) {
      return super.before(high);
    }

    /** Items whose {@code grade} is {@code low} or greater. */
    public QueryKey<Order> gradeAtLeast(char low) {
      return super.atLeast(low);
    }

    /** Items whose {@code grade} is {@code high} or less. */
    public QueryKey<Order> gradeAtMost(char high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code placedOn}. */
  public static final class ByCustomerQuery extends IndexStage<Order> {
    private ByCustomerQuery(KeyTarget<Order> target) {
      super(target);
    }

    /** The full key. */
    public QueryKey<Order> placedOn(LocalDate placedOn) {
      return target().with(placedOn).inIndex();
    }

    /** Items whose {@code placedOn} is from {@code low} to {@code high}, both included. */
    public QueryKey<Order> placedOnBetween(LocalDate low, LocalDate high) {
      return super.between(low, high);
    }

    /** Items whose {@code placedOn} is greater than {@code low}. */
    public QueryKey<Order> placedOnAfter(LocalDate low) {
      return super.after(low);
    }

    /** Items whose {@code placedOn} is less than {@code high}. */
    public QueryKey<Order> placedOnBefore(LocalDate high) {
      return super.before(high);
    }

    /** Items whose {@code placedOn} is {@code low} or greater. */
    public QueryKey<Order> placedOnAtLeast(LocalDate low) {
      return super.atLeast(low);
    }

    /** Items whose {@code placedOn} is {@code high} or less. */
    public QueryKey<Order> placedOnAtMost(LocalDate high) {
      return super.atMost(high);
    }
  }
}
