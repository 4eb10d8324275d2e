package dev.keyloom.internal.plan;

import dev.keyloom.support.SortCondition;
import java.util.ArrayList;
import java.util.List;

/** Says in words what a plan's requests do not: how a read goes on, and what it leaves out. */
public final class PlanNotes {

  private PlanNotes() {}

  public static List<String> of(QueryPlan plan) {
    List<String> notes = new ArrayList<>();
    if (plan.matchesNothing()) {
      notes.add("answers with nothing: no item can match");
      return notes;
    }
    excluded(plan.range(), notes);
    Paging paging = plan.paging();
    if (paging.limit() > 0) {
      notes.add(
          "goes on until "
              + counted(paging.limit(), "item")
              + ", the end, or "
              + counted(paging.budget(), "request"));
    } else if (paging.maxPages() > 1) {
      notes.add("goes on until the end, or " + counted(paging.maxPages(), "request"));
    }
    return notes;
  }

  /** Notes on a Query that must find no more than one item. */
  public static List<String> ofUnique(QueryPlan plan) {
    return plan.matchesNothing() ? of(plan) : List.of("fails if there is more than one item");
  }

  private static void excluded(KeyRange range, List<String> notes) {
    if (range.sort() instanceof SortCondition.Between between) {
      if (between.excludeLow()) {
        notes.add("drops an item at " + between.low());
      }
      if (between.excludeHigh()) {
        notes.add("drops an item at " + between.high());
      }
    }
  }

  private static String counted(int n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }
}
