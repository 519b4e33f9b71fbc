/**
 * The points from which questions about a class are learned, and where a step along one gap changes the answer. To find that takes half
 * of the time of a proof, and what is found about one question and some sums of the gaps needs nothing else: so it is a job for
 * a team of threads. They play positions out together, in tables in shared memory (outcomes.ts).
 */
import { mapByTeam, type Task, type Team } from '@lilypad/toads';
import { binomial, firstOfSum, nextOfSum } from '../region/points.ts';
import { classOf } from '../values/word-tasks.ts';
import { Outcomes, type Question, type SharedWorlds } from './outcomes.ts';

/** Sums of gaps, the last included. */
interface Sums {
  readonly from: number;
  readonly to: number;
}

/** Which points with such sums have a neighbour of another answer: a letter for each, 1 or 0, in the order of `eachPoint`. */
export interface Edges extends Sums {
  readonly letters: string;
}

interface EdgeJob extends Sums {
  /** The class, such as B22. */
  readonly name: string;
  readonly question: Question;
  readonly worlds: SharedWorlds;
}

/** All points up to a sum are looked at, as long as there are no more than so many. */
const NEAR_POINTS = 12_000;
const MIDDLE_POINTS = 200_000;
/**
 * Far away a row of sums is looked at, for the sake of congruences, where there are no more than so many points of
 * each.
 */
const FAR_POINTS = 150_000;
/** With few gaps there are few points of any sum; walls have separated long before this one. */
const FARTHEST_SUM = 60;
const FAR_SUMS = 6;

/** A job is to find the edges of a question among the points with some sums. */
export const FIND_EDGES: Task<EdgeJob, string> = {
  name: 'find edges',
  letters: MIDDLE_POINTS + 2,
  run: ({ name, worlds, ...job }) => lettersOf(new Outcomes(classOf(name), worlds), job),
};

function lettersOf(outcomes: Outcomes, { question, from, to }: Sums & { readonly question: Question }): string {
  const { ranks, positions } = outcomes;
  const letters: string[] = [];
  const answers = (sum: number): Uint8Array | null => (sum < 0 ? null : outcomes.answers(question, sum));
  let [less, here, more] = [answers(from - 1), outcomes.answers(question, from), outcomes.answers(question, from + 1)];
  for (let sum = from; sum <= to; sum++) {
    const point = firstOfSum(positions.parameters.length, sum);
    const found = new Array<string>(here.length);
    for (let rank = 0; rank < found.length; rank++, nextOfSum(point)) {
      found[rank] = ranks.differs(point, rank, here[rank], less, more) ? '1' : '0';
    }
    letters.push(found.join(''));
    if (sum < to) [less, here, more] = [here, more, outcomes.answers(question, sum + 2)];
  }
  return letters.join('');
}

/**
 * The edges of each question near the origin, in the middle, and at each sum far away. The outcomes that are found on the way are kept.
 *
 * @param onEdges - called now and then with the question that is looked at; the work ends if it throws
 */
export function findEdges(
  outcomes: Outcomes,
  questions: readonly Question[],
  team: Team,
  onEdges: (question: Question) => void,
): readonly (readonly Edges[])[] {
  const { name, parameters } = outcomes.positions;
  const parts = partsOf(parameters.length);
  const worlds = team.threads > 1 ? outcomes.share(sumsAround(parts)) : [];
  const jobs = questions.flatMap((question) => parts.map((part): EdgeJob => ({ name, question, worlds, ...part })));
  // This thread uses the outcomes that it has, and they are kept.
  const task = {
    ...FIND_EDGES,
    run: (job: EdgeJob) => {
      onEdges(job.question);
      return lettersOf(outcomes, job);
    },
  };
  const found = mapByTeam(task, jobs, { team });
  return questions.map((_, q) => parts.map((part, p) => ({ ...part, letters: found[q * parts.length + p] })));
}

/** Visits the points of some sums, and tells whether each is an edge. The point is changed afterwards. */
export function eachPoint(
  dimension: number,
  { from, to, letters }: Edges,
  visit: (point: readonly number[], isEdge: boolean) => void,
): void {
  let place = 0;
  for (let sum = from; sum <= to; sum++) {
    const point = firstOfSum(dimension, sum);
    const end = place + binomial(sum + dimension - 1, dimension - 1);
    for (; place < end; place++, nextOfSum(point)) visit(point, letters[place] === '1');
  }
}

/** Near the origin, the middle, and each sum far away. */
function partsOf(dimension: number): readonly Sums[] {
  const near = largestSum(dimension, NEAR_POINTS);
  const middle = largestSum(dimension, MIDDLE_POINTS);
  const far = largestSum(dimension - 1, FAR_POINTS);
  const distant = Array.from({ length: FAR_SUMS }, (_, i) => ({ from: far - i, to: far - i }));
  return [{ from: 0, to: near }, { from: near + 1, to: middle }, ...distant];
}

/** These sums and those next to them. */
function sumsAround(parts: readonly Sums[]): ReadonlySet<number> {
  const sums = new Set<number>();
  for (const { from, to } of parts) for (let sum = Math.max(0, from - 1); sum <= to + 1; sum++) sums.add(sum);
  return sums;
}

/** The largest sum up to which there are no more than so many points. */
function largestSum(dimension: number, most: number): number {
  let sum = 0;
  while (sum < FARTHEST_SUM && binomial(sum + 1 + dimension, dimension) <= most) sum += 1;
  return sum;
}
