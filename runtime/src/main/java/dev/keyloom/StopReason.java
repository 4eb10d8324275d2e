package dev.keyloom;

/** Why a {@link Page} ends where it ends. */
public enum StopReason {
  /** There is nothing after it. */
  END,
  /** It holds as many items as the limit asked for; more may follow. */
  LIMIT,
  /** The requests that the call may make are spent; more may follow, even after an empty page. */
  BUDGET
}
