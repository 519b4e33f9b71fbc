/**
 * Conditions on the named counts of a shape from which the search makes claims. A claim takes at most one condition of
 * each group: they compare the holes of two words, with and without half a run, and distinguish small runs and the
 * parity of runs.
 */
import type { Condition } from './claim.ts';
import type { NamedCount } from './problem.ts';

/** All conjunctions of the pool, those of few conditions first. */
export function conjunctions(counts: readonly NamedCount[]): Condition[][] {
  let all: Condition[][] = [[]];
  for (const group of groups(counts)) {
    all = all.flatMap((some) => [some, ...group.map((one) => [...some, one])]);
  }
  return all.sort((one, other) => one.length - other.length);
}

const from = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);

function groups(counts: readonly NamedCount[]): Condition[][] {
  const holes = counts.filter(({ isRun }) => !isRun);
  const runs = counts.filter(({ isRun }) => isRun);
  const pairs = holes.flatMap((x, i) => holes.slice(i + 1).map((y) => [x, y] as const));
  const triples = pairs.flatMap(([x, y]) => runs.map((b) => [x, y, b] as const));
  return [
    ...pairs.map(([x, y]) => from(-2, 2).flatMap((k) => compare([[1, y]], [[1, x]], k, ['>=', '<=', '=']))),
    ...triples.map(([x, y, b]) =>
      from(-5, 2).flatMap((k) =>
        compare(
          [[2, x]],
          [
            [4, y],
            [1, b],
          ],
          k,
          ['<='],
        ),
      ),
    ),
    ...runs.map((b) => from(0, 3).flatMap((k) => compare([[1, b]], [], k, k === 0 ? ['='] : ['=', '>=']))),
    ...runs.map((b) =>
      holes.flatMap((x) =>
        [1, 2].flatMap((k) =>
          compare(
            [
              [1, x],
              [1, b],
            ],
            [],
            k,
            ['>='],
          ),
        ),
      ),
    ),
    ...runs.map((b) => [0, 1].map((residue) => parity(b, residue))),
  ];
}

type Sum = readonly (readonly [factor: number, count: NamedCount])[];

const SIGNS = {
  '>=': (difference: number) => difference >= 0,
  '<=': (difference: number) => difference <= 0,
  '=': (difference: number) => difference === 0,
};

/** left >= right + k, for each of the signs. */
function compare(left: Sum, right: Sum, k: number, signs: readonly (keyof typeof SIGNS)[]): Condition[] {
  const difference = (counts: readonly number[]): number => totalOf(left, counts) - totalOf(right, counts) - k;
  return signs.map((sign) => ({
    text: `${sumText(left, 0)} ${sign} ${sumText(right, k)}`,
    holds: (counts) => SIGNS[sign](difference(counts)),
  }));
}

const totalOf = (sum: Sum, counts: readonly number[]): number =>
  sum.reduce((total, [factor, { place }]) => total + factor * (counts[place] as number), 0);

function sumText(sum: Sum, k: number): string {
  const terms = sum.map(([factor, { name }]) => `${factor === 1 ? '' : factor}${name}`).join('+');
  if (terms === '') return `${k}`;
  return k === 0 ? terms : `${terms}${k < 0 ? '' : '+'}${k}`;
}

const parity = ({ name, place }: NamedCount, residue: number): Condition => ({
  text: `${name} = ${residue} (mod 2)`,
  holds: (counts) => (counts[place] as number) % 2 === residue,
});
