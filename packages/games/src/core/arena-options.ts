/** How an arena is made, and what it counts. */

/** Options of an arena. Each controls a cache, a shortcut or a limit; none changes a result. */
export interface ArenaOptions {
  /** log2 of the number of remembered order tests (default 16; 0 for none). */
  readonly orderMemoBits?: number;
  /** log2 of the number of remembered sums (default 14; 0 for none). */
  readonly sumMemoBits?: number;
  /**
   * After so many sums within one addition, use that both summands are their own negatives (default 256; Infinity:
   * never).
   */
  readonly mirrorSumsAfter?: number;
  /** How many sums of followers one addition may take (default 500,000); beyond that, `StorageLimitError`. */
  readonly maxSums?: number;
  /** How many options comparisons may look at for one answer (default 300 million); beyond that, `StorageLimitError`. */
  readonly maxWork?: number;
  /** Use stops to settle comparisons of games that are not numbers (default true). */
  readonly stopTests?: boolean;
  /** Compare stops as machine integers where they fit (default true). */
  readonly integerKeys?: boolean;
  /** Take forms that are proved to be canonical as they are, without looking for options to remove (default true). */
  readonly provedForms?: boolean;
  /** Remember thermographs, birthdays and the like of all followers from call to call (default true). */
  readonly theoryMemo?: boolean;
}

/** Work done so far, for measurements. */
export interface ArenaCounts {
  /** Games in the arena; those that differ by an integer count once. */
  readonly shapes: number;
  /** Games that were brought into canonical form by their options. */
  readonly simplified: number;
  /** Order tests that were settled by looking at options. */
  readonly ordersSearched: number;
  /** Sums that were made from the options of their summands. */
  readonly sumsBuilt: number;
  /** The memory of the tables, in bytes. */
  readonly bytes: number;
}
