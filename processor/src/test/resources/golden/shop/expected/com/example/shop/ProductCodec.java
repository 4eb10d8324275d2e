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
  public void write(Product value, ItemWriter out) {
    out.field("shop");
    out.writeString(required(value.shop(), "shop"));
    out.field("id");
    Codecs.UUID.write(required(value.id(), "id"), out);
    out.field("released");
    Codecs.INSTANT.write(required(value.released(), "released"), out);
    out.field("day");
    Codecs.LOCAL_DATE.write(required(value.day(), "day"), out);
    out.field("price");
    out.writeBigDecimal(required(value.price(), "price"));
    BigInteger stock = value.stock();
    if (stock != null) {
      out.field("stock");
      out.writeBigInteger(stock);
    }
    out.field("tiny");
    out.writeInt(value.tiny());
    out.field("small");
    out.writeInt(value.small());
    out.field("medium");
    out.writeInt(value.medium());
    out.field("size");
    out.writeLong(value.size());
    out.field("weight");
    out.writeFloat(value.weight());
    out.field("volume");
    out.writeDouble(value.volume());
    out.field("letter");
    Codecs.CHARACTER.write(value.letter(), out);
    out.field("sold");
    out.writeBoolean(value.sold());
    Byte maybeTiny = value.maybeTiny();
    if (maybeTiny != null) {
      out.field("maybeTiny");
      out.writeInt(maybeTiny);
    }
    Short maybeSmall = value.maybeSmall();
    if (maybeSmall != null) {
      out.field("maybeSmall");
      out.writeInt(maybeSmall);
    }
    Integer maybeMedium = value.maybeMedium();
    if (maybeMedium != null) {
      out.field("maybeMedium");
      out.writeInt(maybeMedium);
    }
    Long maybeSize = value.maybeSize();
    if (maybeSize != null) {
      out.field("maybeSize");
      out.writeLong(maybeSize);
    }
    Float maybeWeight = value.maybeWeight();
    if (maybeWeight != null) {
      out.field("maybeWeight");
      out.writeFloat(maybeWeight);
    }
    Double maybeVolume = value.maybeVolume();
    if (maybeVolume != null) {
      out.field("maybeVolume");
      out.writeDouble(maybeVolume);
    }
    Character maybeLetter = value.maybeLetter();
    if (maybeLetter != null) {
      out.field("maybeLetter");
      Codecs.CHARACTER.write(maybeLetter, out);
    }
    Boolean maybeSold = value.maybeSold();
    if (maybeSold != null) {
      out.field("maybeSold");
      out.writeBoolean(maybeSold);
    }
    out.field("picture");
    out.writeBytes(required(value.picture(), "picture"));
    byte[] thumbnail = value.thumbnail();
    if (thumbnail != null) {
      out.field("thumbnail");
      out.writeBytes(thumbnail);
    }
    Set<BigDecimal> prices = value.prices();
    if (prices != null && !prices.isEmpty()) {
      out.field("prices");
      PRICES.write(prices, out);
    }
    Set<Long> codes = required(value.codes(), "codes");
    if (!codes.isEmpty()) {
      out.field("codes");
      CODES.write(codes, out);
    }
  }

  @Override
  public Product read(ItemReader in) {
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
    Set<BigDecimal> prices = null;
    Set<Long> codes = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      switch (field) {
        case 0 -> shop = in.readString();
        case 1 -> id = Codecs.UUID.read(in);
        case 2 -> released = Codecs.INSTANT.read(in);
        case 3 -> day = Codecs.LOCAL_DATE.read(in);
        case 4 -> price = in.readBigDecimal();
        case 5 -> stock = in.readBigInteger();
        case 6 -> {
          tiny = in.readByte();
          seen |= 1L << 0;
        }
        case 7 -> {
          small = in.readShort();
          seen |= 1L << 1;
        }
        case 8 -> {
          medium = in.readInt();
          seen |= 1L << 2;
        }
        case 9 -> {
          size = in.readLong();
          seen |= 1L << 3;
        }
        case 10 -> {
          weight = in.readFloat();
          seen |= 1L << 4;
        }
        case 11 -> {
          volume = in.readDouble();
          seen |= 1L << 5;
        }
        case 12 -> {
          letter = Codecs.CHARACTER.read(in);
          seen |= 1L << 6;
        }
        case 13 -> {
          sold = in.readBoolean();
          seen |= 1L << 7;
        }
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
    if (seen != 0xffL) {
      throw missing(seen, "tiny", "small", "medium", "size", "weight", "volume", "letter", "sold");
    }
    return new Product(
        present(shop, "shop"),
        present(id, "id"),
        present(released, "released"),
        present(day, "day"),
        present(price, "price"),
        stock,
        tiny,
        small,
        medium,
        size,
        weight,
        volume,
        letter,
        sold,
        maybeTiny,
        maybeSmall,
        maybeMedium,
        maybeSize,
        maybeWeight,
        maybeVolume,
        maybeLetter,
        maybeSold,
        present(picture, "picture"),
        thumbnail,
        prices == null ? Set.of() : prices,
        codes == null ? Set.of() : codes);
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
