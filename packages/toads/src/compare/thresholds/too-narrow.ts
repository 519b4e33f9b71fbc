/** What a sweep of thresholds does when one does not fit into its lane: it gives up, and starts again with wider lanes. */

/** A threshold does not fit into its lane. */
export class TooNarrow extends Error {
  override readonly name = 'TooNarrow';
}

/** What a sweep leaves; null if it met a threshold that does not fit. */
export function whereTheyFit<T>(sweep: () => T): T | null {
  try {
    return sweep();
  } catch (error) {
    if (error instanceof TooNarrow) return null;
    throw error;
  }
}
