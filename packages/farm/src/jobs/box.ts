/**
 * Jobs of the long verification: what a certificate of the library says of values or outcomes, compared with direct computation at all
 * points of a box that have one sum. No move changes the sum of the gaps, so these points are valued together (box-values.ts).
 */
import { createHash } from 'node:crypto';
import { Arena, type GameId } from '@lilypad/games';
import { type CheckedTheorem, classNamed, outcomesAt, valueAt } from '@lilypad/prover';
import { boardOf, type Square } from '@lilypad/toads';
import { BoxValues } from './box-values.ts';
import { type JobRequest, memoryStep } from './job.ts';
import type { JobContext, JobKind, JobOutcome } from './kind.ts';
import { openTheorems } from './library.ts';
import { count, record, text, unreadable } from './read.ts';
import { isDigest, ValueDigest } from './value-digest.ts';

interface BoxQuestion {
  /** The certificate: the name of a class, such as B21, or of a theorem, such as T2. */
  readonly name: string;
  /** The class that it is about. */
  readonly target: string;
  /** SHA-256 of the certificate. */
  readonly certificate: string;
  /** The box is 0..largest in every gap. */
  readonly largest: number;
  readonly sum: number;
}

/** What a comparison at some points of a box found. */
export interface BoxAnswer {
  /** How many claims: one a point about a value, up to four about an outcome. */
  readonly compared: number;
  /** The first point at which the certificate is wrong. */
  readonly wrong: string | null;
  /** A digest of the values that were found by direct computation, in the order of the words and points. */
  readonly values: string;
}

interface BoxCheckpoint {
  /** How many words are done. */
  readonly words: number;
  /** The digest of their values. */
  readonly values: string;
}

export const BOX: JobKind<BoxQuestion, BoxAnswer, BoxCheckpoint> = {
  name: 'box',
  title: ({ name, largest, sum }) => `${name} on 0..${largest}, sum ${sum}`,

  readQuestion(data) {
    const { name, target, certificate, largest, sum } = record(data, 'a question');
    if (!/^[A-Z]\w*$/.test(text(name, 'a class'))) return unreadable('a class');
    if (classNamed(text(target, 'a class')) === null) return unreadable('a class');
    return {
      name: text(name, 'a class'),
      target: text(target, 'a class'),
      certificate: text(certificate, 'a question'),
      largest: count(largest, 'a question'),
      sum: count(sum, 'a question'),
    };
  },

  readAnswer(data) {
    const { compared, wrong, values } = record(data, 'a comparison');
    return {
      compared: count(compared, 'a comparison'),
      wrong: wrong === null ? null : text(wrong, 'a comparison'),
      values: digestIn(values, 'a comparison'),
    };
  },

  readCheckpoint(data, { target }) {
    const checkpoint = record(data, 'a checkpoint');
    const words = count(checkpoint.words, 'a checkpoint');
    if (words > (classNamed(target)?.words.length ?? 0)) return unreadable('a checkpoint');
    return { words, values: digestIn(checkpoint.values, 'a checkpoint') };
  },

  run: compareBox,
};

function digestIn(data: unknown, what: string): string {
  const digest = text(data, what);
  return isDigest(digest) ? digest : unreadable(what);
}

function compareBox(question: BoxQuestion, context: JobContext<BoxCheckpoint>): JobOutcome<BoxAnswer> {
  const { name, target, certificate, largest, sum } = question;
  const theorem = openTheorems().theorem(name);
  const positions = classNamed(target);
  if (theorem?.target !== target || positions === null) throw new Error(`there is no certificate of ${name}`);
  if (digest(theorem.certificate) !== certificate) throw new Error(`the certificate of ${name} is another one here`);
  const { words, gap, parameters } = positions;
  const arena = new Arena();
  const claims = new Claims(arena, theorem);
  const filling = boardOf(gap)[0] as Square;
  const { words: done, values: before } = context.checkpoint ?? { words: 0, values: '' };
  const points = countOfSum(parameters.length, sum, largest);
  const found = new ValueDigest(arena, before);
  let digestOfValues = before;
  const values = new BoxValues(arena, { maxBytes: context.maxBytes, points: words.length * points });
  let compared = words.slice(0, done).reduce((total, word) => total + points * claims.perPoint(word), 0);
  for (let i = done; i < words.length; i++) {
    const word = words[i] as string;
    const keys = boardOf(word);
    for (const point of pointsOfSum(parameters.length, sum, largest)) {
      const value = values.value(keys, filling, point);
      found.add(value);
      const truths = claims.truths(word, point, value);
      compared += truths.length;
      if (truths.every((isTrue) => isTrue)) continue;
      const wrong = `${word} with gaps ${point.join(', ')}`;
      return { answer: { compared, wrong, values: found.end() }, details: {} };
    }
    digestOfValues = found.end();
    context.save({ words: i + 1, values: digestOfValues });
    context.onProgress((i + 1) / words.length);
  }
  return { answer: { compared, wrong: null, values: digestOfValues }, details: {} };
}

/** What a theorem says of positions. */
class Claims {
  constructor(
    private readonly arena: Arena,
    private readonly theorem: CheckedTheorem,
  ) {}

  /** How many things are said of each position of a word. */
  perPoint(word: string): number {
    const somewhere = [...word, ''].map(() => 0);
    return outcomesAt(this.theorem, word, somewhere).length || 1;
  }

  /** Whether each thing that is said of a position agrees with its value. */
  truths(word: string, point: readonly number[], value: GameId): boolean[] {
    const { arena, theorem } = this;
    const outcomes = outcomesAt(theorem, word, point);
    if (outcomes.length === 0) return [valueAt(theorem, arena, word, point) === value];
    return outcomes.map(({ rival, relation, holds }) => {
      const game = rival === '0' ? arena.zero : arena.star;
      return holds === (relation === 'atLeast' ? arena.le(game, value) : arena.le(value, game));
    });
  }
}

/** All points with coordinates from 0 to `largest` and this sum, in the order of their coordinates; the same array each time. */
function* pointsOfSum(gaps: number, sum: number, largest: number): Generator<readonly number[]> {
  if (sum > gaps * largest) return;
  const point = new Array<number>(gaps).fill(0);
  /** The first point in this order with this sum from a place on. */
  const fill = (from: number, rest: number): void => {
    for (let i = gaps - 1; i >= from; i--) {
      point[i] = Math.min(largest, rest);
      rest -= point[i] as number;
    }
  };
  fill(0, sum);
  for (;;) {
    yield point;
    // The last place that can be greater at the cost of those after it.
    let i = gaps - 1;
    let rest = 0;
    while (i >= 0 && (rest === 0 || point[i] === largest)) rest += point[i--] as number;
    if (i < 0) return;
    point[i] = (point[i] as number) + 1;
    fill(i + 1, rest - 1);
  }
}

const digest = (certificate: string): string => createHash('sha256').update(certificate).digest('hex');

/** So many points take a megabyte, roughly. */
const POINTS_PER_MEGABYTE = 2000;

/**
 * The jobs that compare a certificate of the library with direct computation at all points of a box, one for each sum.
 *
 * @param name - the certificate, such as B21
 * @param largest - the box goes from 0 to this number in every gap
 * @param certificate - the text of the certificate
 * @param target - the class, if the certificate has another name
 * @throws RangeError - if there is no such class
 * @example
 * ```ts
 * boxJobs('A11', 5, '{}').length; // => 16
 * boxJobs('X', 5, '{}'); // => throws RangeError: there is no class X
 * ```
 */
export function boxJobs(name: string, largest: number, certificate: string, target = name): JobRequest[] {
  const positions = classNamed(target);
  if (positions === null) throw new RangeError(`there is no class ${target}`);
  const { parameters, words } = positions;
  return Array.from({ length: largest * parameters.length + 1 }, (_, sum) => {
    const points = words.length * countOfSum(parameters.length, sum, largest);
    return {
      kind: BOX.name,
      question: { name, target, certificate: digest(certificate), largest, sum },
      cost: points,
      memory: points / POINTS_PER_MEGABYTE,
      mostMemory: 16_384,
    };
  });
}

/**
 * The answer to such a job, found here.
 *
 * @throws Error - if there is no such certificate here
 * @example
 * ```ts
 * boxAnswer(boxJobs('A11', 1, '{}')[0]); // => throws Error: the certificate of A11 is another one here
 * ```
 */
export function boxAnswer({ question, memory }: JobRequest): BoxAnswer {
  const context = {
    maxBytes: memoryStep(memory) * 2 ** 20,
    hint: null,
    checkpoint: null,
    save: () => {},
    onProgress: () => {},
  };
  return compareBox(BOX.readQuestion(question), context).answer;
}

/** How many points have this sum. */
function countOfSum(gaps: number, sum: number, largest: number): number {
  let counts = [1];
  for (let gap = 0; gap < gaps; gap++) {
    const next = new Array<number>(Math.min(sum, counts.length - 1 + largest) + 1).fill(0);
    for (const [total, count] of counts.entries()) {
      for (let x = 0; x <= largest && total + x < next.length; x++)
        next[total + x] = (next[total + x] as number) + count;
    }
    counts = next;
  }
  return counts[sum] ?? 0;
}
