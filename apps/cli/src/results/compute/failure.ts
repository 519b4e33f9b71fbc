/** Cells without a value: for lack of memory or time, or because a farm cannot find it. */

/** A position, and why it has no value, in a sentence. */
export interface Failure {
  readonly position: string;
  readonly message: string;
}

/** Failures in the order of the tasks: who fails first depends on chance. */
export function inTaskOrder(
  failures: readonly Failure[],
  tasks: readonly { readonly position: string }[],
): readonly Failure[] {
  const place = new Map(tasks.map(({ position }, i) => [position, i]));
  const placeOf = ({ position }: Failure): number => place.get(position) ?? tasks.length;
  return failures.toSorted((a, b) => placeOf(a) - placeOf(b));
}
