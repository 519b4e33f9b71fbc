/**
 * What counting claims are looked for: the shapes of the boards with some frogs, names for their counts, the weights of
 * N.
 */
import type { BoardCorollary } from './claim.ts';
import type { Weights } from './place.ts';

export interface ShapeText {
  /** Such as "X T .^b F V". */
  readonly shape: string;
  /** Names for counts of words, such as {"l": "holes of X"}; runs have their own names. */
  readonly counts: Readonly<Record<string, string>>;
}

/** What a search for a counting theorem starts from: the shapes of the boards and the counts that claims may use. */
export interface CountingProblem {
  /** The name of the theorem. */
  readonly target: string;
  /** The weights of the measure N, by pairs of squares. */
  readonly weights: Weights;
  /** The shapes of the boards. */
  readonly shapes: readonly ShapeText[];
  /** What is to follow for boards with powers. */
  readonly corollaries: readonly BoardCorollary[];
}

/** A count that conditions may use, and its place among the counts of the shape. */
export interface NamedCount {
  readonly name: string;
  readonly place: number;
  readonly isRun: boolean;
}

/** For each segment of a shape, "T" if it has a word and "-" if not. */
export const patternOf = (shape: string): string =>
  shape
    .split(' F ')
    .map((segment) => (/^[A-Z]/.test(segment) ? 'T' : '-'))
    .join('');

/** The names of all counts of a shape in order; those without a given name are "toads of X" and the like. */
export function countNames({ shape, counts }: ShapeText): string[] {
  const short = new Map(Object.entries(counts).map(([name, count]) => [count, name]));
  return shape.split(' ').flatMap((part) => {
    if (part === 'T' || part === 'F') return [];
    if (part.startsWith('.^')) return [part.slice(2)];
    return [`toads of ${part}`, `holes of ${part}`].map((count) => short.get(count) ?? count);
  });
}

export function namedCounts(shape: ShapeText): NamedCount[] {
  const runs: readonly string[] = shape.shape.match(/(?<=\.\^)[a-z]/g) ?? [];
  return countNames(shape).flatMap((name, place) => {
    return name.includes(' ') ? [] : [{ name, place, isRun: runs.some((run) => run === name) }];
  });
}
