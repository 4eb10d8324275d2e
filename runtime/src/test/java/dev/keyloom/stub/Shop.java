package dev.keyloom.stub;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.DocumentPath;
import dev.keyloom.NumberPath;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.StringPath;
import dev.keyloom.TableOptions;
import dev.keyloom.UniqueKey;
import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.gateway.Client;
import dev.keyloom.gateway.TableGateway;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import dev.keyloom.support.KeyType;
import dev.keyloom.support.TableSchema;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table of two models, written as the compiler would write it. */
public sealed interface Shop {

  TableSchema<Shop> SCHEMA =
      TableSchema.<Shop>of("Shop")
          .partitionKey("PK", KeyType.STRING)
          .sortKey("SK", KeyType.STRING)
          .typeAttribute("type")
          .globalIndex("GSI1", "GSI1PK", KeyType.STRING, "GSI1SK", KeyType.STRING)
          .entity(CustomerCodec.INSTANCE)
          .entity(OrderCodec.INSTANCE)
          .filtersType(OrderCodec.INSTANCE, "byStatus")
          .build();

  /** {@code CUST#{id}} / {@code PROFILE}, unique by {@code EMAIL#{email}} / {@code PROFILE}. */
  record Customer(String id, String email) implements Shop {
    public Customer {
      if (email.isBlank()) {
        throw new IllegalArgumentException("a customer has an email address");
      }
    }
  }

  /**
   * {@code CUST#{customer}} / {@code ORDER#{number:6}}, and {@code STATUS#{status}} / {@code
   * ORDER#{number:6}}.
   */
  record Order(String customer, int number, String status, long total) implements Shop {}

  /** The keys of {@link Customer}. */
  final class CustomerKeys {
    private CustomerKeys() {}

    public static PrimaryKey<Customer> of(String id) {
      return KeyTarget.primary(CustomerCodec.INSTANCE, id);
    }

    public static UniqueKey<Customer> byEmail(String email) {
      return KeyTarget.index(CustomerCodec.INSTANCE, "byEmail", email).unique();
    }
  }

  /** The keys of {@link Order}. */
  final class OrderKeys {
    private OrderKeys() {}

    public static PrimaryKey<Order> of(String customer, int number) {
      return KeyTarget.primary(OrderCodec.INSTANCE, customer, number);
    }

    public static ConsistentQueryKey<Order> customer(String customer) {
      return KeyTarget.partition(OrderCodec.INSTANCE, customer).inTable();
    }

    public static ConsistentQueryKey<Order> between(String customer, int low, int high) {
      return KeyTarget.partition(OrderCodec.INSTANCE, customer).between(low, high).inTable();
    }

    public static ConsistentQueryKey<Order> after(String customer, int low) {
      return KeyTarget.partition(OrderCodec.INSTANCE, customer).after(low).inTable();
    }

    public static ConsistentQueryKey<Order> before(String customer, int high) {
      return KeyTarget.partition(OrderCodec.INSTANCE, customer).before(high).inTable();
    }

    public static ConsistentQueryKey<Order> atLeast(String customer, int low) {
      return KeyTarget.partition(OrderCodec.INSTANCE, customer).atLeast(low).inTable();
    }

    public static QueryKey<Order> byStatus(String status) {
      return KeyTarget.index(OrderCodec.INSTANCE, "byStatus", status).inIndex();
    }

    public static QueryKey<Order> byStatusBetween(String status, int low, int high) {
      return KeyTarget.index(OrderCodec.INSTANCE, "byStatus", status).between(low, high).inIndex();
    }
  }

  /** The attributes of {@link Order}. */
  final class OrderAttributes {
    public static final StringPath<Order> STATUS = new StringPath<>(DocumentPath.of("status"));
    public static final StringPath<Order> PK = new StringPath<>(DocumentPath.of("PK"));
    public static final NumberPath<Order, Long> TOTAL =
        new NumberPath<>(DocumentPath.of("total"), Codecs.LONG);

    private OrderAttributes() {}
  }

  /** The codec of {@link Customer}. */
  final class CustomerCodec extends EntityCodec<Customer> {
    public static final CustomerCodec INSTANCE = new CustomerCodec();
    private static final FieldNames FIELDS = FieldNames.of("id", "email");

    private CustomerCodec() {
      super(
          EntitySpec.of(Customer.class, "Customer")
              .component("id", Codecs.STRING, "id")
              .component("email", Codecs.STRING, "email")
              .key(
                  KeyTemplate.of("Customer", "#")
                      .literal("CUST#")
                      .component("id", KeyCodecs.STRING),
                  KeyTemplate.of("Customer", "#").literal("PROFILE"))
              .uniqueIndex(
                  "byEmail",
                  "GSI1",
                  KeyTemplate.of("Customer", "#")
                      .literal("EMAIL#")
                      .component("email", KeyCodecs.STRING),
                  KeyTemplate.of("Customer", "#").literal("PROFILE")));
    }

    @Override
    public void writeFields(Customer value, ItemWriter out) {
      Codecs.STRING.writeRequired("id", value.id(), out);
      Codecs.STRING.writeRequired("email", value.email(), out);
    }

    @Override
    public Customer readFields(ItemReader in) {
      String id = null;
      String email = null;
      long seen = 0;
      for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
        seen |= 1L << field;
        switch (field) {
          case 0 -> id = in.readString();
          case 1 -> email = in.readString();
          default -> throw unknownField(field);
        }
      }
      if (id == null || email == null) {
        throw missing(FIELDS, 0, seen, 0x3L);
      }
      return new Customer(id, email);
    }

    @Override
    public @Nullable Object component(Customer value, int index) {
      return switch (index) {
        case 0 -> value.id();
        case 1 -> value.email();
        default -> throw unknownComponent(index);
      };
    }
  }

  /** The codec of {@link Order}. */
  final class OrderCodec extends EntityCodec<Order> {
    public static final OrderCodec INSTANCE = new OrderCodec();
    private static final FieldNames FIELDS = FieldNames.of("customer", "number", "status", "total");

    private OrderCodec() {
      super(
          EntitySpec.of(Order.class, "Order")
              .component("customer", Codecs.STRING, "customer")
              .component("number", Codecs.INT, "number")
              .component("status", Codecs.STRING, "status")
              .key(
                  KeyTemplate.of("Order", "#")
                      .literal("CUST#")
                      .component("customer", KeyCodecs.STRING),
                  KeyTemplate.of("Order", "#")
                      .literal("ORDER#")
                      .component("number", KeyCodecs.INT.padded(6)))
              .index(
                  "byStatus",
                  "GSI1",
                  KeyTemplate.of("Order", "#")
                      .literal("STATUS#")
                      .component("status", KeyCodecs.STRING),
                  KeyTemplate.of("Order", "#")
                      .literal("ORDER#")
                      .component("number", KeyCodecs.INT.padded(6))));
    }

    @Override
    public void writeFields(Order value, ItemWriter out) {
      Codecs.STRING.writeRequired("customer", value.customer(), out);
      out.field("number").writeInt(value.number());
      Codecs.STRING.writeRequired("status", value.status(), out);
      out.field("total").writeLong(value.total());
    }

    @Override
    public Order readFields(ItemReader in) {
      String customer = null;
      int number = 0;
      String status = null;
      long total = 0;
      long seen = 0;
      for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
        seen |= 1L << field;
        switch (field) {
          case 0 -> customer = in.readString();
          case 1 -> number = in.readInt();
          case 2 -> status = in.readString();
          case 3 -> total = in.readLong();
          default -> throw unknownField(field);
        }
      }
      if (customer == null || status == null || (seen & 0xaL) != 0xaL) {
        throw missing(FIELDS, 0, seen, 0xfL);
      }
      return new Order(customer, number, status, total);
    }

    @Override
    public @Nullable Object component(Order value, int index) {
      return switch (index) {
        case 0 -> value.customer();
        case 1 -> value.number();
        case 2 -> value.status();
        default -> throw unknownComponent(index);
      };
    }
  }

  /** The gateway. */
  final class ShopTable extends TableGateway<Shop> {
    public ShopTable(Client client, TableOptions options) {
      super(SCHEMA, client, options);
    }

    public ShopTable(StubService service) {
      this(Client.of(new StubClient(service)), TableOptions.defaults());
    }
  }

  /** An order as it is stored. */
  static Map<String, AttributeValue> row(Order order) {
    Map<String, AttributeValue> row = new LinkedHashMap<>();
    row.put("PK", AttributeValue.fromS("CUST#" + order.customer()));
    row.put("SK", AttributeValue.fromS(sk(order.number())));
    row.put("GSI1PK", AttributeValue.fromS("STATUS#" + order.status()));
    row.put("GSI1SK", AttributeValue.fromS(sk(order.number())));
    row.put("type", AttributeValue.fromS("Order"));
    row.put("customer", AttributeValue.fromS(order.customer()));
    row.put("number", AttributeValue.fromN(Integer.toString(order.number())));
    row.put("status", AttributeValue.fromS(order.status()));
    row.put("total", AttributeValue.fromN(Long.toString(order.total())));
    return row;
  }

  /** A customer as it is stored. */
  static Map<String, AttributeValue> row(Customer customer) {
    Map<String, AttributeValue> row = new LinkedHashMap<>();
    row.put("PK", AttributeValue.fromS("CUST#" + customer.id()));
    row.put("SK", AttributeValue.fromS("PROFILE"));
    row.put("GSI1PK", AttributeValue.fromS("EMAIL#" + customer.email()));
    row.put("GSI1SK", AttributeValue.fromS("PROFILE"));
    row.put("type", AttributeValue.fromS("Customer"));
    row.put("id", AttributeValue.fromS(customer.id()));
    row.put("email", AttributeValue.fromS(customer.email()));
    return row;
  }

  /** A row that is of no model. */
  static Map<String, AttributeValue> foreign(String customer, String sk) {
    Map<String, AttributeValue> row = new LinkedHashMap<>();
    row.put("PK", AttributeValue.fromS("CUST#" + customer));
    row.put("SK", AttributeValue.fromS(sk));
    row.put("type", AttributeValue.fromS("Invoice"));
    return row;
  }

  /** A sort key of an order. */
  static String sk(int number) {
    return String.format("ORDER#%06d", number);
  }
}
