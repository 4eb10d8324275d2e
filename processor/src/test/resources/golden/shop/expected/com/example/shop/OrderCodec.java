package com.example.shop;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ScalarCodec;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Object;
import java.lang.Override;
import java.lang.String;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Writes and reads the items of {@link Order}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class OrderCodec extends EntityCodec<Order> {
  static final ScalarCodec<Status> STATUS = Codecs.enumeration(Status.values());

  private static final ValueCodec<List<Line>> LINES = Codecs.list(LineCodec.INSTANCE);

  private static final ValueCodec<List<@Nullable String>> NOTES = Codecs.list(Codecs.STRING);

  private static final ValueCodec<Set<String>> TAGS = Codecs.set(Codecs.STRING);

  private static final ValueCodec<Set<Status>> HISTORY = Codecs.set(STATUS);

  private static final ValueCodec<Map<String, Address>> ADDRESSES =
      Codecs.map(AddressCodec.INSTANCE);

  private static final ValueCodec<Map<String, List<Integer>>> COUNTS =
      Codecs.map(Codecs.list(Codecs.INT));

  private static final FieldNames FIELDS = FieldNames.of("shop", "number", "owner", "paid",
      "status", "reference", "at", "rank", "remark", "grade", "customer", "placedOn", "line-items",
      "notes", "tags", "history", "addresses", "counts");

  /** The only instance. */
  public static final OrderCodec INSTANCE = new OrderCodec();

  private OrderCodec() {
    super(
        EntitySpec.of(Order.class, "order")
            .requires("shop", "number", "paid", "reference", "grade", "line-items", "notes",
                "addresses")
            .component("shop", Codecs.STRING, "shop")
            .component("number", Codecs.INT, "number")
            .component("owner.id", Codecs.STRING, "owner", "id")
            .component("status", STATUS, "status")
            .component("paid", Codecs.BOOLEAN, "paid")
            .component("reference", Codecs.UUID, "reference")
            .component("at", Codecs.INSTANT, "at")
            .component("rank", Codecs.LONG, "rank")
            .component("remark", Codecs.STRING, "remark")
            .component("grade", Codecs.CHARACTER, "grade")
            .component("customer", Codecs.STRING, "customer")
            .component("placedOn", Codecs.LOCAL_DATE, "placedOn")
            .key(OrderKeys.PK, OrderKeys.SK)
            .index("byOwner", "GSI1", OrderKeys.BY_OWNER_PK, OrderKeys.BY_OWNER_SK)
            .onlyWhen("byOwner", "paid", "true")
            .index("byTime", "GSI2", OrderKeys.BY_TIME_PK, OrderKeys.BY_TIME_SK)
            .index("byCustomer", "ByCustomer", OrderKeys.BY_CUSTOMER_PK, OrderKeys.BY_CUSTOMER_SK)
            .index("byRank", "ByRank", OrderKeys.BY_RANK_PK));
  }

  @Override
  public void write(Order value, ItemWriter out) {
    out.field("shop");
    out.writeString(required(value.shop(), "shop"));
    out.field("number");
    out.writeInt(value.number());
    Owner owner = value.owner();
    if (owner != null) {
      out.field("owner");
      OwnerCodec.INSTANCE.write(owner, out);
    }
    out.field("paid");
    out.writeBoolean(value.paid());
    Status status = value.status();
    if (status != null) {
      out.field("status");
      STATUS.write(status, out);
    }
    out.field("reference");
    Codecs.UUID.write(required(value.reference(), "reference"), out);
    Instant at = value.at();
    if (at != null) {
      out.field("at");
      Codecs.INSTANT.write(at, out);
    }
    Long rank = value.rank();
    if (rank != null) {
      out.field("rank");
      out.writeLong(rank);
    }
    String remark = value.remark();
    if (remark != null) {
      out.field("remark");
      out.writeString(remark);
    }
    out.field("grade");
    Codecs.CHARACTER.write(value.grade(), out);
    String customer = value.customer();
    if (customer != null) {
      out.field("customer");
      out.writeString(customer);
    }
    LocalDate placedOn = value.placedOn();
    if (placedOn != null) {
      out.field("placedOn");
      Codecs.LOCAL_DATE.write(placedOn, out);
    }
    out.field("line-items");
    LINES.write(required(value.lines(), "line-items"), out);
    out.field("notes");
    NOTES.write(required(value.notes(), "notes"), out);
    Set<String> tags = required(value.tags(), "tags");
    if (!tags.isEmpty()) {
      out.field("tags");
      TAGS.write(tags, out);
    }
    Set<Status> history = required(value.history(), "history");
    if (!history.isEmpty()) {
      out.field("history");
      HISTORY.write(history, out);
    }
    out.field("addresses");
    ADDRESSES.write(required(value.addresses(), "addresses"), out);
    Map<String, List<Integer>> counts = value.counts();
    if (counts != null) {
      out.field("counts");
      COUNTS.write(counts, out);
    }
  }

  @Override
  public Order read(ItemReader in) {
    String shop = null;
    int number = 0;
    Owner owner = null;
    boolean paid = false;
    Status status = null;
    UUID reference = null;
    Instant at = null;
    Long rank = null;
    String remark = null;
    char grade = 0;
    String customer = null;
    LocalDate placedOn = null;
    List<Line> lines = null;
    List<@Nullable String> notes = null;
    Set<String> tags = null;
    Set<Status> history = null;
    Map<String, Address> addresses = null;
    Map<String, List<Integer>> counts = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      switch (field) {
        case 0 -> shop = in.readString();
        case 1 -> {
          number = in.readInt();
          seen |= 1L << 0;
        }
        case 2 -> owner = OwnerCodec.INSTANCE.read(in);
        case 3 -> {
          paid = in.readBoolean();
          seen |= 1L << 1;
        }
        case 4 -> status = STATUS.read(in);
        case 5 -> reference = Codecs.UUID.read(in);
        case 6 -> at = Codecs.INSTANT.read(in);
        case 7 -> rank = in.readLong();
        case 8 -> remark = in.readString();
        case 9 -> {
          grade = Codecs.CHARACTER.read(in);
          seen |= 1L << 2;
        }
        case 10 -> customer = in.readString();
        case 11 -> placedOn = Codecs.LOCAL_DATE.read(in);
        case 12 -> lines = LINES.read(in);
        case 13 -> notes = NOTES.read(in);
        case 14 -> tags = TAGS.read(in);
        case 15 -> history = HISTORY.read(in);
        case 16 -> addresses = ADDRESSES.read(in);
        case 17 -> counts = COUNTS.read(in);
        default -> throw unknownField(field);
      }
    }
    if (seen != 0x7L) {
      throw missing(seen, "number", "paid", "grade");
    }
    return new Order(
        present(shop, "shop"),
        number,
        owner,
        paid,
        status,
        present(reference, "reference"),
        at,
        rank,
        remark,
        grade,
        customer,
        placedOn,
        present(lines, "line-items"),
        present(notes, "notes"),
        tags == null ? Set.of() : tags,
        history == null ? Set.of() : history,
        present(addresses, "addresses"),
        counts);
  }

  @Override
  public @Nullable Object component(Order value, int index) {
    return switch (index) {
      case 0 -> value.shop();
      case 1 -> value.number();
      case 2 -> value.owner() == null ? null : value.owner().id();
      case 3 -> value.status();
      case 4 -> value.paid();
      case 5 -> value.reference();
      case 6 -> value.at();
      case 7 -> value.rank();
      case 8 -> value.remark();
      case 9 -> value.grade();
      case 10 -> value.customer();
      case 11 -> value.placedOn();
      default -> throw unknownComponent(index);
    };
  }
}
