/** The progress of a team, which does units of different size. */

/**
 * Given the sizes of the units in the order in which they are taken: reports how much is done when so many units are. It is
 * exact in the end, and before that nearly so; it never goes back.
 */
export function unitProgress(
  sizes: readonly number[],
  report: ((done: number, total: number) => void) | undefined,
): (units: number) => void {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let [counted, done] = [0, 0];
  return (units) => {
    if (report === undefined || units <= counted) return;
    while (counted < units) done += sizes[counted++];
    report(done, total);
  };
}
