/**
 * Finds out which formulas are wrong, at points where something went wrong. What a point costs is not known before its value
 * is found, and it differs by much: far from the origin a value can take more than any memory. So each point gets little memory
 * first, and what needs more is passed over; it gets more only if no formula was found to be wrong at the others. A wrong formula
 * mostly shows nearer to the origin, too, where values, and those of the points around, take less.
 */
import type { PlainFormula } from '../formula/plain.ts';
import { bySum, forThreads } from './point-groups.ts';
import { type Inspected, type InspectJob, pointKey, type WordPoint } from './word-jobs.ts';

/** The memory for the value of a point, in bytes: 8 MB, then more. The last is enough for a point with a million followers. */
const BUDGETS = [23, 24, 25, 26].map((bits) => 2 ** bits);

/** The results of jobs, in their order. */
type Inspect = (jobs: readonly InspectJob[]) => readonly Inspected[];

export class Inspector {
  /** By point: the memory that was not enough for its value. */
  private readonly beyond = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly threads: number,
    private readonly inspect: Inspect,
  ) {}

  /** The points among these at which formulas are found to be wrong; none if they are right wherever there is memory enough. */
  wrongPoints(
    points: readonly WordPoint[],
    formulas: readonly (readonly [word: string, formula: PlainFormula])[],
  ): readonly WordPoint[] {
    let left = points;
    for (const maxBytes of BUDGETS) {
      const within = left.filter((one) => this.needs(one) < maxBytes);
      const wrong = this.inspectWithin(within, formulas, maxBytes);
      if (wrong.size > 0) return points.filter((one) => wrong.delete(pointKey(one)));
      left = left.filter((one) => this.needs(one) >= maxBytes);
    }
    return [];
  }

  private needs(one: WordPoint): number {
    return this.beyond.get(pointKey(one)) ?? 0;
  }

  private inspectWithin(
    points: readonly WordPoint[],
    formulas: readonly (readonly [word: string, formula: PlainFormula])[],
    maxBytes: number,
  ): Set<string> {
    const { name, beyond } = this;
    const jobs = forThreads(bySum(points), this.threads).map((some): InspectJob => {
      const words = new Set(some.map(([word]) => word));
      return { name, formulas: formulas.filter(([word]) => words.has(word)), points: some, maxBytes };
    });
    const wrongKeys = new Set<string>();
    for (const [k, { wrong, passedOver }] of this.inspect(jobs).entries()) {
      const keys = jobs[k].points.map(pointKey);
      for (const place of wrong) wrongKeys.add(keys[place]);
      for (const place of passedOver) beyond.set(keys[place], maxBytes);
    }
    return wrongKeys;
  }
}
