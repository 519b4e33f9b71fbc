/**
 * Finds out which formulas are wrong where recurrences failed. What the value of a point costs is not known before it is found,
 * and it differs by much: far from the origin it can take more boards than any memory has. So each failure gets few boards first, and
 * what needs more is passed over; it gets more only if no formula was found to be wrong at the others. A wrong formula mostly
 * shows nearer to the origin, too, where values, and those of the points around, take less.
 */
import type { PlainTree } from '../formula/plain.ts';
import { bySum, forThreads } from './point-groups.ts';
import {
  type Inspected,
  type InspectJob,
  pointKey,
  type Suspect,
  type WordFailure,
  type WordPoint,
} from './word-jobs.ts';

/** How many boards are valued for a failure: a quarter of a million, then more. */
const BUDGETS = [18, 19, 20, 21].map((bits) => 2 ** bits);

/** The value that the formula of a word has at a point. */
type ClaimedAt = (point: WordPoint) => PlainTree;
/** The results of jobs, in their order. */
type Inspect = (jobs: readonly InspectJob[]) => readonly Inspected[];

export class Inspector {
  /** By the point of a failure, or by a point alone: the number of boards that was not enough. */
  private readonly beyond = new Map<string, number>();

  constructor(
    private readonly name: string,
    private readonly threads: number,
    private readonly inspect: Inspect,
  ) {}

  /** The points of failures at which formulas are found to be wrong; none if they are right wherever the boards are enough. */
  wrongPoints(failures: readonly WordFailure[], claimedAt: ClaimedAt): readonly WordPoint[] {
    let left = failures;
    for (const mostBoards of BUDGETS) {
      const wrong = this.inspectWithin(left, claimedAt, mostBoards);
      if (wrong.length > 0) return wrong;
      left = left.filter((failure) => this.needs(failure) >= mostBoards);
    }
    // What a move leads to may take less than the point before it.
    const alone = left.flatMap(([, ...after]) => after.map((point): WordFailure => [point]));
    return this.inspectWithin(alone, claimedAt, BUDGETS[BUDGETS.length - 1]);
  }

  private needs([point]: WordFailure): number {
    return this.beyond.get(pointKey(point)) ?? 0;
  }

  /** The same with so many boards, for failures that are not known to need more. */
  private inspectWithin(
    failures: readonly WordFailure[],
    claimedAt: ClaimedAt,
    mostBoards: number,
  ): readonly WordPoint[] {
    const { name, beyond } = this;
    const within = failures.filter((failure) => this.needs(failure) < mostBoards);
    const jobs = forThreads(bySum(within), this.threads).map((some): InspectJob => {
      const failures = some.map((points) => points.map((one): Suspect => [...one, claimedAt(one)]));
      return { name, failures, mostBoards };
    });
    const found = this.inspect(jobs);
    for (const [k, { passedOver }] of found.entries())
      for (const place of passedOver) beyond.set(pointKey(jobs[k].failures[place][0]), mostBoards);
    const wrong = new Set(found.flatMap((one) => one.wrong.map(pointKey)));
    return within.flat().filter((one) => wrong.delete(pointKey(one)));
  }
}
