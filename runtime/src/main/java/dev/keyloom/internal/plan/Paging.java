package dev.keyloom.internal.plan;

import dev.keyloom.KeyloomException;

/**
 * How much a read may return and cost.
 *
 * @param limit the most items that are returned, 0 for all
 * @param pageSize the items that a request evaluates, 0 for what fits the limit
 * @param maxPages the most requests that are made, 0 if the caller set none
 */
public record Paging(int limit, int pageSize, int maxPages) {

  public static final Paging NONE = new Paging(0, 0, 0);

  /** How many requests a call with a limit may make unless the caller says otherwise. */
  private static final int DEFAULT_BUDGET = 10;

  /** With a filter, the first request evaluates at least this many items. */
  private static final int LEAST_FILTERED = 20;

  /** By how much a filtered page grows with each request that did not bring enough. */
  private static final int GROWTH = 4;

  public Paging limit(int items) {
    return new Paging(atLeastOne("limit", items), pageSize, maxPages);
  }

  public Paging pageSize(int items) {
    return new Paging(limit, atLeastOne("pageSize", items), maxPages);
  }

  public Paging maxPages(int requests) {
    return new Paging(limit, pageSize, atLeastOne("maxPages", requests));
  }

  /** How many requests a call that answers with one page makes at most. */
  public int budget() {
    if (maxPages > 0) {
      return maxPages;
    }
    return limit == 0 ? 1 : DEFAULT_BUDGET;
  }

  /** No more than one item. */
  public Paging first() {
    return new Paging(1, pageSize, maxPages);
  }

  /**
   * What a request evaluates.
   *
   * @param taken how many items are there already
   * @param requests how many requests were made before
   * @param filtered whether the service may leave items out after it has evaluated them
   * @param surplus how many items more than needed the request will bring to no purpose
   * @return the request's Limit, 0 for none
   */
  int requestLimit(int taken, int requests, boolean filtered, int surplus) {
    if (limit == 0) {
      return pageSize;
    }
    if (filtered) {
      return pageSize > 0 ? pageSize : grown(requests);
    }
    int wanted = limit - taken + surplus;
    return pageSize > 0 ? Math.min(pageSize, wanted) : wanted;
  }

  private int grown(int requests) {
    long size = Math.max(2L * limit, LEAST_FILTERED);
    for (int i = 0; i < requests && size < Integer.MAX_VALUE; i++) {
      size *= GROWTH;
    }
    return (int) Math.min(size, Integer.MAX_VALUE);
  }

  private static int atLeastOne(String option, int value) {
    if (value < 1) {
      throw new KeyloomException(option + " must be at least 1, but is " + value);
    }
    return value;
  }
}
