/** The history of the figures: one entry a recorded run, with the machine and the commit, in a JSON file. */

interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
}

/** What a process took: processor time of all its threads, and peak memory. */
export interface Usage {
  readonly seconds: number;
  readonly megabytes: number;
}

/** The figures of one line by contender: medians, in seconds or megabytes. */
export type LineFigures = Readonly<Record<string, number>>;

export interface Entry {
  readonly machine: Machine;
  readonly commit: string;
  /** The processor time of an empty program in Node, in seconds: how fast the machine was. */
  readonly emptyNode?: number;
  /** By name of the line. */
  readonly figures: Readonly<Record<string, LineFigures>>;
  /** What the values of some starting boards took, by board; entries from before they were recorded have none. */
  readonly boards?: Readonly<Record<string, Usage>>;
}

/** What got slower, or takes more memory. */
interface Loss {
  readonly line: string;
  readonly before: number;
  readonly now: number;
}

const TOLERANCE = 0.1;

const sameMachine = (a: Machine, b: Machine): boolean =>
  a.processor === b.processor && a.cores === b.cores && a.node === b.node;

/** The last entry of this machine. */
export function lastOf(history: readonly Entry[], machine: Machine): Entry | undefined {
  return history.findLast((entry) => sameMachine(entry.machine, machine));
}

/** The lines in which Lilypad's figure is more than a tenth above that of the earlier entry. */
export function losses(before: Entry, now: Entry): Loss[] {
  return Object.entries(now.figures).flatMap(([line, figures]) => {
    const [earlier, later] = [before.figures[line]?.Lilypad, figures.Lilypad];
    if (earlier === undefined || later === undefined || later <= earlier * (1 + TOLERANCE)) return [];
    return [{ line, before: earlier, now: later }];
  });
}

/** The median; of an even number of figures, the lesser of the two in the middle. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)];
}
