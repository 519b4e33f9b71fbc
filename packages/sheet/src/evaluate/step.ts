/**
 * Evaluation in steps. A step yields nothing where it can be interrupted, and a promise where it must wait; whoever
 * drives it decides how long it may run at a stretch.
 */

type Pause = Promise<unknown> | undefined;
export type Step<T> = Generator<Pause, T, unknown>;

/** Waits for a promise within a step. */
export function* waitFor<T>(promise: Promise<T>): Step<T> {
  return (yield promise) as T;
}
