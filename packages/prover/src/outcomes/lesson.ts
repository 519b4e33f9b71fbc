/**
 * The plain part of a lesson about a question: trees over directions that are known, each with the mistakes of the one before as samples. As long
 * as all mistakes become samples nothing in it is random, and it does not change what other questions are learned with. So it is
 * a job, and other questions can be learned at the same time, ahead of their turn (learners.ts).
 */
import type { Task, Team } from '@lilypad/toads';
import { forestOf } from '../formula/class-formula.ts';
import { endCount } from '../formula/decision-tree.ts';
import { BestBounds } from '../learn/best-bounds.ts';
import type { Direction } from '../learn/direction.ts';
import { listed, type Source } from '../learn/source.ts';
import { growing, type Label, type Learned, learnTree } from '../learn/tree.ts';
import type { Space } from '../region/affine.ts';
import { bitsWhere } from '../support/bits.ts';
import { classOf } from '../values/word-tasks.ts';
import type { Truth } from './claim.ts';
import { type Examples, pointAt, pointsOf, wrongAt } from './point-table.ts';
import { type PlainPredicate, plainPredicate } from './predicate.ts';

/** Of more mistakes than this some become samples, by lot. */
export const NEW_SAMPLES = 300;

export interface LessonJob {
  /** The class, such as B22. */
  readonly name: string;
  readonly directions: readonly Direction[];
  readonly samples: Examples;
  /** The points on which predicates are tried. */
  readonly pool: Examples;
  /** With more ends than this directions are to be searched. */
  readonly mostEnds: number;
  readonly mostRounds: number;
}

export interface LessonResult {
  /** How many trees were learned and tried. */
  readonly rounds: number;
  /** The points of the pool that became samples, by number; that many lots were drawn, and did not matter. */
  readonly taken: readonly number[];
  /** Null if what comes next is no part of the plain lesson. */
  readonly predicate: PlainPredicate | null;
}

/** A job is the plain part of a lesson. */
export const LEARN_PLAINLY: Task<LessonJob, LessonResult> = {
  name: 'learn plainly',
  run: (job) => learnPlainly(job),
};

export function learnPlainly(
  { name, directions, samples, pool, mostEnds, mostRounds }: LessonJob,
  onRound: () => void = () => {},
): LessonResult {
  const { space } = forestOf(classOf(name));
  const points = pointsOf(samples.columns);
  const answers = [...samples.answers].map((answer) => answer === 1);
  const taken: number[] = [];
  for (let rounds = 0; rounds < mostRounds; rounds++) {
    onRound();
    const tree = learnPredicate(space, points, answers, listed(directions))?.tree;
    if (tree === undefined || endCount(tree) > mostEnds) return { rounds, taken, predicate: null };
    const wrong = wrongAt(tree, pool);
    if (wrong.length > NEW_SAMPLES) return { rounds, taken, predicate: null };
    if (wrong.length === 0) return { rounds: rounds + 1, taken, predicate: plainPredicate(tree) };
    for (const place of wrong) {
      taken.push(place);
      points.push(pointAt(pool.columns, place));
      answers.push(pool.answers[place] === 1);
    }
  }
  return { rounds: mostRounds, taken, predicate: null };
}

/** A predicate that gives the right answers at some points; null if none was found. A team takes part in a search. */
export function learnPredicate(
  space: Space,
  points: readonly (readonly number[])[],
  answers: readonly boolean[],
  source: Source,
  team?: Team,
): Learned<Truth> | null {
  const label = (holds: boolean): Label<Truth> => ({
    fits: bitsWhere(points.length, (i) => answers[i] === holds),
    size: 1,
    end: { kind: 'truth', holds },
  });
  return learnTree({
    space,
    points,
    labels: [label(true), label(false)],
    grow: growing(new BestBounds(source, team)),
  });
}
