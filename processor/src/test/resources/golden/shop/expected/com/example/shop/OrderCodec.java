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
  public void writeFields(Order value, ItemWriter out) {
    Codecs.STRING.writeRequired("shop", value.shop(), out);
    out.field("number").writeInt(value.number());
    OwnerCodec.INSTANCE.writeOptional("owner", value.owner(), out);
    out.field("paid").writeBoolean(value.paid());
    STATUS.writeOptional("status", value.status(), out);
    Codecs.UUID.writeRequired("reference", value.reference(), out);
    Codecs.INSTANT.writeOptional("at", value.at(), out);
    Codecs.LONG.writeOptional("rank", value.rank(), out);
    Codecs.STRING.writeOptional("remark", value.remark(), out);
    Codecs.CHARACTER.writeRequired("grade", value.grade(), out);
    Codecs.STRING.writeOptional("customer", value.customer(), out);
    Codecs.LOCAL_DATE.writeOptional("placedOn", value.placedOn(), out);
    LINES.writeRequired("line-items", value.lines(), out);
    NOTES.writeRequired("notes", value.notes(), out);
    TAGS.writeRequired("tags", value.tags(), out);
    HISTORY.writeRequired("history", value.history(), out);
    ADDRESSES.writeRequired("addresses", value.addresses(), out);
    COUNTS.writeOptional("counts", value.counts(), out);
  }

  @Override
  public Order readFields(ItemReader in) {
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
    Set<String> tags = Set.of();
    Set<Status> history = Set.of();
    Map<String, Address> addresses = null;
    Map<String, List<Integer>> counts = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> shop = in.readString();
        case 1 -> number = in.readInt();
        case 2 -> owner = OwnerCodec.INSTANCE.read(in);
        case 3 -> paid = in.readBoolean();
        case 4 -> status = STATUS.read(in);
        case 5 -> reference = Codecs.UUID.read(in);
        case 6 -> at = Codecs.INSTANT.read(in);
        case 7 -> rank = in.readLong();
        case 8 -> remark = in.readString();
        case 9 -> grade = Codecs.CHARACTER.read(in);
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
    if (shop == null || reference == null || lines == null || notes == null || addresses == null ||
        (seen & 0x20aL) != 0x20aL) {
      throw missing(FIELDS, 0, seen, 0x1322bL);
    }
    return new Order(shop, number, owner, paid, status, reference, at, rank, remark, grade,
        customer, placedOn, lines, notes, tags, history, addresses, counts);
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
