package com.example.shop;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.codec.ValueCodec;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Object;
import java.lang.Override;
import java.lang.Short;
import java.lang.String;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Writes and reads the items of {@link Product}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class ProductCodec extends EntityCodec<Product> {
  private static final ValueCodec<Set<BigDecimal>> PRICES = Codecs.set(Codecs.BIG_DECIMAL);

  private static final ValueCodec<Set<Long>> CODES = Codecs.set(Codecs.LONG);

  private static final FieldNames FIELDS = FieldNames.of("shop", "id", "released", "day", "price",
      "stock", "tiny", "small", "medium", "size", "weight", "volume", "letter", "sold", "maybeTiny",
      "maybeSmall", "maybeMedium", "maybeSize", "maybeWeight", "maybeVolume", "maybeLetter",
      "maybeSold", "picture", "thumbnail", "prices", "codes");

  /** The only instance. */
  public static final ProductCodec INSTANCE = new ProductCodec();

  private ProductCodec() {
    super(
        EntitySpec.of(Product.class, "Product")
            .requires("shop", "id", "released", "day", "price", "tiny", "small", "medium", "size",
                "weight", "volume", "letter", "sold", "picture")
            .component("shop", Codecs.STRING, "shop")
            .component("released", Codecs.INSTANT, "released")
            .component("price", Codecs.BIG_DECIMAL, "price")
            .component("id", Codecs.UUID, "id")
            .component("size", Codecs.LONG, "size")
            .component("day", Codecs.LOCAL_DATE, "day")
            .key(ProductKeys.PK, ProductKeys.SK)
            .uniqueIndex("unique", "GSI1", ProductKeys.UNIQUE_PK, ProductKeys.UNIQUE_SK));
  }

  @Override
  public void writeFields(Product value, ItemWriter out) {
    Codecs.STRING.writeRequired("shop", value.shop(), out);
    Codecs.UUID.writeRequired("id", value.id(), out);
    Codecs.INSTANT.writeRequired("released", value.released(), out);
    Codecs.LOCAL_DATE.writeRequired("day", value.day(), out);
    Codecs.BIG_DECIMAL.writeRequired("price", value.price(), out);
    Codecs.BIG_INTEGER.writeOptional("stock", value.stock(), out);
    out.field("tiny").writeInt(value.tiny());
    out.field("small").writeInt(value.small());
    out.field("medium").writeInt(value.medium());
    out.field("size").writeLong(value.size());
    out.field("weight").writeFloat(value.weight());
    out.field("volume").writeDouble(value.volume());
    Codecs.CHARACTER.writeRequired("letter", value.letter(), out);
    out.field("sold").writeBoolean(value.sold());
    Codecs.BYTE.writeOptional("maybeTiny", value.maybeTiny(), out);
    Codecs.SHORT.writeOptional("maybeSmall", value.maybeSmall(), out);
    Codecs.INT.writeOptional("maybeMedium", value.maybeMedium(), out);
    Codecs.LONG.writeOptional("maybeSize", value.maybeSize(), out);
    Codecs.FLOAT.writeOptional("maybeWeight", value.maybeWeight(), out);
    Codecs.DOUBLE.writeOptional("maybeVolume", value.maybeVolume(), out);
    Codecs.CHARACTER.writeOptional("maybeLetter", value.maybeLetter(), out);
    Codecs.BOOLEAN.writeOptional("maybeSold", value.maybeSold(), out);
    Codecs.BYTES.writeRequired("picture", value.picture(), out);
    Codecs.BYTES.writeOptional("thumbnail", value.thumbnail(), out);
    PRICES.writeOptional("prices", value.prices(), out);
    CODES.writeRequired("codes", value.codes(), out);
  }

  @Override
  public Product readFields(ItemReader in) {
    String shop = null;
    UUID id = null;
    Instant released = null;
    LocalDate day = null;
    BigDecimal price = null;
    BigInteger stock = null;
    byte tiny = 0;
    short small = 0;
    int medium = 0;
    long size = 0;
    float weight = 0;
    double volume = 0;
    char letter = 0;
    boolean sold = false;
    Byte maybeTiny = null;
    Short maybeSmall = null;
    Integer maybeMedium = null;
    Long maybeSize = null;
    Float maybeWeight = null;
    Double maybeVolume = null;
    Character maybeLetter = null;
    Boolean maybeSold = null;
    byte[] picture = null;
    byte[] thumbnail = null;
    Set<BigDecimal> prices = Set.of();
    Set<Long> codes = Set.of();
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> shop = in.readString();
        case 1 -> id = Codecs.UUID.read(in);
        case 2 -> released = Codecs.INSTANT.read(in);
        case 3 -> day = Codecs.LOCAL_DATE.read(in);
        case 4 -> price = in.readBigDecimal();
        case 5 -> stock = in.readBigInteger();
        case 6 -> tiny = in.readByte();
        case 7 -> small = in.readShort();
        case 8 -> medium = in.readInt();
        case 9 -> size = in.readLong();
        case 10 -> weight = in.readFloat();
        case 11 -> volume = in.readDouble();
        case 12 -> letter = Codecs.CHARACTER.read(in);
        case 13 -> sold = in.readBoolean();
        case 14 -> maybeTiny = in.readByte();
        case 15 -> maybeSmall = in.readShort();
        case 16 -> maybeMedium = in.readInt();
        case 17 -> maybeSize = in.readLong();
        case 18 -> maybeWeight = in.readFloat();
        case 19 -> maybeVolume = in.readDouble();
        case 20 -> maybeLetter = Codecs.CHARACTER.read(in);
        case 21 -> maybeSold = in.readBoolean();
        case 22 -> picture = in.readBytes();
        case 23 -> thumbnail = in.readBytes();
        case 24 -> prices = PRICES.read(in);
        case 25 -> codes = CODES.read(in);
        default -> throw unknownField(field);
      }
    }
    if (shop == null || id == null || released == null || day == null || price == null ||
        picture == null || (seen & 0x3fc0L) != 0x3fc0L) {
      throw missing(FIELDS, 0, seen, 0x403fdfL);
    }
    return new Product(shop, id, released, day, price, stock, tiny, small, medium, size, weight,
        volume, letter, sold, maybeTiny, maybeSmall, maybeMedium, maybeSize, maybeWeight,
        maybeVolume, maybeLetter, maybeSold, picture, thumbnail, prices, codes);
  }

  @Override
  public @Nullable Object component(Product value, int index) {
    return switch (index) {
      case 0 -> value.shop();
      case 1 -> value.released();
      case 2 -> value.price();
      case 3 -> value.id();
      case 4 -> value.size();
      case 5 -> value.day();
      default -> throw unknownComponent(index);
    };
  }
}
