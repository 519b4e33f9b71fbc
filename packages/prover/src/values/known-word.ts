/**
 * A word between two jobs: what was saved of it, and the little that decides which jobs come next, so that nobody has to read the rest.
 */
import { keyOf, projected } from './labels/pool.ts';
import type { WordFacts } from './word-learner.ts';
import { type SentState, WordState } from './word-state.ts';

export class KnownWord {
  readonly state: WordState;
  /** About how much there is to do to learn it: each label is tried on each sample. */
  readonly work: number;
  private readonly relevant: readonly number[];
  /** The points whose values it has. */
  private readonly points: Set<number | string>;

  /** `before` is what was known before, with points that count, too. */
  constructor(
    private readonly word: string,
    sent: SentState,
    { work, relevant, gaps }: WordFacts,
    before?: KnownWord,
  ) {
    this.state = WordState.from(sent);
    this.work = work;
    this.relevant = relevant;
    this.points = before?.points ?? new Set();
    const size = this.word.length + 1;
    for (let i = 0; i < gaps.length; i += size) this.points.add(keyOf(gaps.slice(i, i + size)));
  }

  /** How many points have values. */
  get samples(): number {
    return this.points.size;
  }

  /** The points whose values a learner will ask for to take some points into account, unless other gaps turn out to matter. */
  neededPoints(refine: readonly (readonly number[])[]): (readonly number[])[] {
    const { relevant, points } = this;
    const needed = new Map<number | string, readonly number[]>();
    for (const point of refine) {
      const projections = [point, ...neighbours(point, relevant)].map((near) => projected(near, relevant));
      for (const one of [point, ...projections]) if (!points.has(keyOf(one))) needed.set(keyOf(one), one);
    }
    return [...needed.values()];
  }
}

/** The points up to two steps away along one of some gaps. */
export const neighbours = (point: readonly number[], gaps: readonly number[]): (readonly number[])[] =>
  gaps.flatMap((gap) =>
    [-2, -1, 1, 2].flatMap((step) => (point[gap] + step >= 0 ? [point.with(gap, point[gap] + step)] : [])),
  );
