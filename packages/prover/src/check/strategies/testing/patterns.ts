/** Random patterns with random instances. */
import fc from 'fast-check';
import { type Affine, add, constant, variable } from '../affine.ts';
import { normal } from '../normal.ts';
import { type Any, type Item, pairs, run, WALL, type Word } from '../word.ts';
import { expand, fillingsOf, type Point } from './expand.ts';

export interface Sample {
  readonly word: Word;
  readonly point: Point;
  readonly fillings: readonly string[];
  /** The instance, with '#' between boards. */
  readonly text: string;
}

const NAMES = ['a', 'b', 'c'];

const power: fc.Arbitrary<Affine> = fc
  .tuple(fc.constantFrom(0, 1, 1, 1, 2, 2), fc.option(fc.constantFrom(...NAMES), { freq: 1 }))
  .map(([k, name]) => (name === null ? constant(k) : add(constant(k), variable(name))));

export const wildcards: fc.Arbitrary<Any> = fc.record({
  kind: fc.constant('any' as const),
  name: fc.constant(null),
  notFirst: fc.constantFrom('T' as const, 'F' as const, null),
  notLast: fc.constantFrom('T' as const, 'F' as const, null),
  mayBeEmpty: fc.boolean(),
});

const item: fc.Arbitrary<Item> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom('T' as const, 'F' as const, '.' as const), power).map(([l, p]) => run(l, p)),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('T' as const, 'F' as const), power).map(([l, p]) => pairs(l, p)) },
  { weight: 1, arbitrary: wildcards },
  { weight: 1, arbitrary: fc.constant(WALL) },
);

/** Words without reservoirs, each with an instance. */
export const samples: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.array(item, { minLength: 1, maxLength: 8 }),
    fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
    fc.nat(1000),
  )
  .map(([items, values, seed]) => {
    const point = Object.fromEntries(NAMES.map((name, i) => [name, values[i] as number]));
    return sampleOf(normal(items), point, seed);
  });

/** An instance of a word at a point, with fillings that a number decides. */
export function sampleOf(word: Word, point: Point, seed: number): Sample {
  const wild = word.filter((each): each is Any => each.kind === 'any');
  const fillings = wild.map((each, i) => {
    const words = fillingsOf(each, 3);
    return words[(seed * (i + 7)) % words.length] as string;
  });
  return { word, point, fillings, text: expand(word, point, fillings) };
}
