/** The type of a measurement, and its clock. */
import { setTimeout } from 'node:timers/promises';

export type Counts = Record<string, number | string>;

export interface Case {
  /** What the figure of this case is divided by, for ratios: the name of another case of the same run. */
  readonly base?: string;
  /** Does the work and returns what it counted. */
  readonly run: () => Counts | Promise<Counts>;
}

/** Processor time of this process so far: other work on the machine hardly changes it. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Waits until the threads of this process rest: V8 compiles what the preparation ran often while the work that is to be measured
 * runs already, and would be counted with it.
 */
export async function preparationDone(): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; processorMilliseconds() - before > 1; ) {
    before = processorMilliseconds();
    await setTimeout(20);
  }
}
