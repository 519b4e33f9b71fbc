/** When a threshold does not fit into its lane, the sweep stops and starts again with wider lanes. */

/** A threshold does not fit into its lane. */
export class TooNarrow extends Error {
  override readonly name = 'TooNarrow';
}

/** The result of a sweep; null if it met a threshold that does not fit. */
export function whereTheyFit<T>(sweep: () => T): T | null {
  try {
    return sweep();
  } catch (error) {
    if (error instanceof TooNarrow) return null;
    throw error;
  }
}
