package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.Chains.Everything;
import com.example.Chains.Kind;
import com.example.Chains.Shape;
import com.example.Chains.Single;
import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.UniqueKey;
import java.time.Instant;
import java.time.LocalDate;

/** Asks for everything that the generated keys offer. */
public final class ChainsCheck implements Runnable {
  private static final Instant AT = Instant.parse("2024-02-29T12:00:00Z");
  private static final ChainsTable TABLE = ChainsTable.offline();

  @Override
  public void run() {
    PrimaryKey<Shape> full = ShapeKeys.of("t", "i", AT, 5L);
    assertThat(ShapeKeys.tenantAndId("t", "i").at(AT).n(5L)).isEqualTo(full);
    assertThat(ShapeKeys.parse("t#i", "i#2024-02-29T12:00:00Z#t#0000000000000000005#"))
        .isEqualTo(full);
    assertPlan(ShapeKeys.tenantAndId("t", "i"), "i#");
    assertPlan(ShapeKeys.tenantAndId("t", "i").atBetween(AT, AT), "2024-02-29T12:00:00Z");
    assertPlan(ShapeKeys.tenantAndId("t", "i").at(AT).nAfter(5L), "#t#0000000000000000005");

    QueryKey<Shape> stored = ShapeKeys.bySize(3).bytes(new byte[] {1});
    assertPlan(stored, "Plain");
    assertPlan(ShapeKeys.bySize(3).bytesAtLeast(new byte[] {1}), "size");
    UniqueKey<Shape> kind = ShapeKeys.byKind(Kind.B);
    assertPlan(kind, "B");
    UniqueKey<Shape> place =
        ShapeKeys.byPlace("x").placeKind(Kind.A).day(LocalDate.EPOCH).id("a#%");
    assertPlan(place, "A#1970-01-01#a%23%25");
    assertPlan(
        ShapeKeys.byPlace("x").placeKind(Kind.A).day(LocalDate.EPOCH).idStartsWith("a#"), "a%23");

    ConsistentQueryKey<Everything> all = EverythingKeys.all();
    assertPlan(all, "E#");
    assertPlan(EverythingKeys.all().nameAtMost("n"), "E#n");
    assertPlan(EverythingKeys.all().name("n").letterBefore('x'), "E#n#x");
    assertThat(EverythingKeys.all().name("n").letter('x')).isEqualTo(EverythingKeys.of("n", 'x'));

    assertThat(SingleKeys.of()).isEqualTo(SingleKeys.parse("ONE", "ONE"));
    assertThat(TABLE.put(new Single("v", new Chains.Nothing())).explain().toString()).contains("ONE");
  }

  private static <M extends Chains> void assertPlan(QueryKey<M> key, String part) {
    assertThat(TABLE.query(key).explain().toString()).contains(part);
  }
}
