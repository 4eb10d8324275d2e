package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables whose interface is not sealed: their models are listed, there or in another module. */
class ListedModelsTest {
  private static final String SHOP =
      """
      package shop;

      import dev.keyloom.annotation.Table;

      @Table("Shop")
      public interface Shop {}
      """;

  private static final String LISTING_SHOP =
      """
      package shop;

      import dev.keyloom.annotation.Table;

      @Table(value = "Shop", models = {shop.orders.Order.class, shop.items.Item.class})
      public interface Shop {}
      """;

  private static final String ORDER =
      """
      package shop.orders;

      import dev.keyloom.annotation.*;
      import java.util.List;
      import shop.Shop;

      @Model
      @Key(pk = "ORDER#{id}", sk = "META")
      public record Order(@Attribute(name = "order_id") String id, Address to) implements Shop {
        @Embeddable
        public record Address(String city) {}
      }
      """;

  private static final String ITEM =
      """
      package shop.items;

      import dev.keyloom.annotation.*;
      import shop.Shop;

      @Model
      @Key(pk = "ITEM#{id}", sk = "META")
      public record Item(String id, int count) implements Shop {}
      """;

  private static final String TABLES =
      """
      package app;

      import dev.keyloom.annotation.TableOf;

      @TableOf(
          value = shop.Shop.class,
          models = {shop.orders.Order.class, shop.items.Item.class})
      public final class Tables {}
      """;

  private static final String CHECK =
      """
      package app;

      import shop.items.Item;
      import shop.items.ItemKeys;
      import shop.orders.Order;

      public final class Check implements Runnable {
        @Override
        public void run() {
          String read = ShopTable.offline().get(ItemKeys.of("7")).explain().toString();
          String put =
              ShopTable.offline()
                  .put(new Order("1", new Order.Address("Rome")))
                  .explain()
                  .toString();
          if (!read.contains("ITEM#7") || !put.contains("order_id") || !put.contains("Rome")) {
            throw new AssertionError(read + put);
          }
        }
      }
      """;

  @TempDir Path directory;

  private Build build(String name) {
    return new Build(directory.resolve(name));
  }

  private Build listing(String name) {
    return build(name)
        .source("shop/Shop.java", LISTING_SHOP)
        .source("shop/orders/Order.java", ORDER)
        .source("shop/items/Item.java", ITEM);
  }

  @Test
  void anInterfaceListsModelsOfOtherPackages() {
    Build.Result result =
        listing("javac")
            .source("app/Check.java", CHECK.replace("ShopTable", "shop.ShopTable"))
            .compile();

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated())
        .containsKeys("shop/ShopTable.java", "shop/orders/OrderKeys.java");
    result.run("app.Check");
  }

  @Test
  void javacAndEcjGiveTheSameSources() {
    Build.Result ecj = listing("ecj").withEcj().compile();

    assertThat(ecj.messages()).isEmpty();
    assertThat(ecj.generated()).isEqualTo(listing("javac").compile().generated()).isNotEmpty();
  }

  @Test
  void anotherTypeListsModelsThatAreCompiledWithIt() {
    Build.Result result =
        build("all")
            .source("shop/Shop.java", SHOP)
            .source("shop/orders/Order.java", ORDER)
            .source("shop/items/Item.java", ITEM)
            .source("app/Tables.java", TABLES)
            .source("app/Check.java", CHECK)
            .compile();

    assertThat(result.messages()).isEmpty();
    assertThat(result.generated()).containsKey("app/ShopTable.java");
    result.run("app.Check");
  }

  @Test
  void theInterfaceAndTheModelsComeFromModulesCompiledEarlier() {
    Build.Result shop = build("shop").source("shop/Shop.java", SHOP).compile();
    Build.Result orders =
        build("orders").source("shop/orders/Order.java", ORDER).classPath(shop).compile();
    Build.Result items =
        build("items").source("shop/items/Item.java", ITEM).classPath(shop).compile();
    Build.Result app =
        build("app")
            .source("app/Tables.java", TABLES)
            .source("app/Check.java", CHECK)
            .classPath(shop, orders, items)
            .compile();

    assertThat(shop.generated()).isEmpty();
    assertThat(orders.messages()).isEmpty();
    assertThat(items.messages()).isEmpty();
    assertThat(app.messages()).isEmpty();
    assertThat(app.generated()).containsOnlyKeys("app/ShopTable.java");
    assertThat(app.classes().resolve("META-INF/keyloom/Shop.json")).exists();
  }

  @Test
  void theManifestIsTheSameWhereverTheModelsAreListed() throws Exception {
    Build.Result shop = build("shop").source("shop/Shop.java", SHOP).compile();
    Build.Result orders =
        build("orders").source("shop/orders/Order.java", ORDER).classPath(shop).compile();
    Build.Result items =
        build("items").source("shop/items/Item.java", ITEM).classPath(shop).compile();
    Build.Result app =
        build("app").source("app/Tables.java", TABLES).classPath(shop, orders, items).compile();
    Build.Result listed = listing("listing").compile();

    String manifest = "META-INF/keyloom/Shop.json";
    assertThat(app.classes().resolve(manifest))
        .hasContent(Files.readString(listed.classes().resolve(manifest)));
  }

  @Test
  void theWholeTableIsCheckedWhereItIsListed() {
    Build.Result result =
        build("all")
            .source("shop/Shop.java", SHOP)
            .source("shop/orders/Order.java", ORDER.replace("ORDER#", "ITEM#"))
            .source("shop/items/Item.java", ITEM)
            .source("app/Tables.java", TABLES)
            .compile();

    assertThat(result.messages())
        .singleElement()
        .asString()
        .contains("[KL208 primary-key-collision]");
  }
}
