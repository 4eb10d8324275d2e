package com.example.shop;

import dev.keyloom.AttributePath;
import dev.keyloom.DocumentPath;
import dev.keyloom.InstantPath;
import dev.keyloom.ListPath;
import dev.keyloom.MapPath;
import dev.keyloom.NumberPath;
import dev.keyloom.OrderedPath;
import dev.keyloom.SetPath;
import dev.keyloom.StringPath;
import dev.keyloom.codec.Codecs;
import java.lang.Boolean;
import java.lang.Character;
import java.lang.Integer;
import java.lang.Long;
import java.lang.String;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Order}, for conditions, filters and updates. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class OrderAttributes {
  /** The attribute {@code shop}. */
  public static final StringPath<Order> SHOP = new StringPath<Order>(DocumentPath.required("shop"));

  /** The attribute {@code number}. */
  public static final NumberPath<Order, Integer> NUMBER =
      new NumberPath<Order, Integer>(DocumentPath.required("number"), Codecs.INT);

  /** The attribute {@code owner}. */
  public static final OwnerAttributes<Order> OWNER =
      new OwnerAttributes<Order>(DocumentPath.of("owner"));

  /** The attribute {@code paid}. */
  public static final AttributePath<Order, Boolean> PAID =
      new AttributePath<Order, Boolean>(DocumentPath.required("paid"), Codecs.BOOLEAN);

  /** The attribute {@code status}. */
  public static final AttributePath<Order, Status> STATUS =
      new AttributePath<Order, Status>(DocumentPath.of("status"), OrderCodec.STATUS);

  /** The attribute {@code reference}. */
  public static final AttributePath<Order, UUID> REFERENCE =
      new AttributePath<Order, UUID>(DocumentPath.required("reference"), Codecs.UUID);

  /** The attribute {@code at}. */
  public static final InstantPath<Order> AT = new InstantPath<Order>(DocumentPath.of("at"));

  /** The attribute {@code rank}. */
  public static final NumberPath<Order, Long> RANK =
      new NumberPath<Order, Long>(DocumentPath.of("rank"), Codecs.LONG);

  /** The attribute {@code remark}. */
  public static final StringPath<Order> REMARK = new StringPath<Order>(DocumentPath.of("remark"));

  /** The attribute {@code grade}. */
  public static final OrderedPath<Order, Character> GRADE =
      new OrderedPath<Order, Character>(DocumentPath.required("grade"), Codecs.CHARACTER);

  /** The attribute {@code customer}. */
  public static final StringPath<Order> CUSTOMER =
      new StringPath<Order>(DocumentPath.of("customer"));

  /** The attribute {@code placedOn}. */
  public static final OrderedPath<Order, LocalDate> PLACED_ON =
      new OrderedPath<Order, LocalDate>(DocumentPath.of("placedOn"), Codecs.LOCAL_DATE);

  /** The attribute {@code line-items}. */
  public static final ListPath<Order, Line, LineAttributes<Order>> LINES =
      new ListPath<Order, Line, LineAttributes<Order>>(DocumentPath.required("line-items"),
      LineCodec.INSTANCE, LineAttributes<Order>::new);

  /** The attribute {@code notes}. */
  public static final ListPath<Order, String, StringPath<Order>> NOTES =
      new ListPath<Order, String, StringPath<Order>>(DocumentPath.required("notes"), Codecs.STRING,
      StringPath<Order>::new);

  /** The attribute {@code tags}. */
  public static final SetPath<Order, String> TAGS =
      new SetPath<Order, String>(DocumentPath.of("tags"), Codecs.STRING);

  /** The attribute {@code history}. */
  public static final SetPath<Order, Status> HISTORY =
      new SetPath<Order, Status>(DocumentPath.of("history"), OrderCodec.STATUS);

  /** The attribute {@code addresses}. */
  public static final MapPath<Order, Address, AddressAttributes<Order>> ADDRESSES =
      new MapPath<Order, Address, AddressAttributes<Order>>(DocumentPath.required("addresses"),
      AddressCodec.INSTANCE, AddressAttributes<Order>::new);

  /** The attribute {@code counts}. */
  public static final MapPath<Order, List<Integer>, ListPath<Order, Integer, NumberPath<Order, Integer>>> COUNTS =
      new MapPath<Order, List<Integer>, ListPath<Order, Integer, NumberPath<Order, Integer>>>(DocumentPath.of("counts"),
      Codecs.list(Codecs.INT),
      element -> new ListPath<Order, Integer, NumberPath<Order, Integer>>(element, Codecs.INT,
      element2 -> new NumberPath<Order, Integer>(element2, Codecs.INT)));

  private OrderAttributes() {}
}
