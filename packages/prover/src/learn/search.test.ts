import { expect, test } from 'vitest';
import type { DecisionTree } from '../formula/decision-tree.ts';
import { Space } from '../region/affine.ts';
import { conditionOf, type Direction } from './direction.ts';
import { Search } from './search.ts';
import { listed, type Source } from './source.ts';

const direction = (c: number): Direction => ({ coefficients: [c], modulus: 0, worth: 1 });
const [PLAIN, GOOD] = [direction(1), direction(2)];
const NODE = { samples: [], columns: [], fits: [], sizes: [] };
interface End {
  readonly kind: 'end';
}

/** A tree with so many ends. */
function chain(ends: number): DecisionTree<End> {
  const condition = conditionOf(new Space(['a']), PLAIN, ends);
  return ends === 1 ? { kind: 'end' } : { kind: 'choice', condition, yes: { kind: 'end' }, no: chain(ends - 1) };
}

test.each<[string, number, number, boolean, boolean]>([
  ['few ends', 12, 100, false, false],
  ['many ends', 13, 100, false, true],
  ['many ends, but hardly more samples', 13, 99, false, false],
  ['few ends, but a search is asked for', 5, 100, true, true],
])('%s: %i ends with %i samples', (_, ends, samples, search, isSearched) => {
  const noted: Direction[][] = [];
  const palette = { directions: [PLAIN], note: (used: ReadonlyMap<Direction, number>) => noted.push([...used.keys()]) };
  const subject = new Search<End>({ palette, all: () => listed([PLAIN, GOOD]), growing: 1.2, more: 2 });
  const learnWith = (quick: number) => (source: Source) => {
    const directions = source.directions(NODE);
    return { tree: chain(directions.includes(GOOD) ? 10 : quick), used: new Map(directions.map((one) => [one, 1])) };
  };
  subject.learn(learnWith(1), 50, true);
  subject.learn(learnWith(ends), samples, search);
  expect(noted).toEqual(
    isSearched
      ? [
          [PLAIN, GOOD],
          [PLAIN, GOOD],
        ]
      : [[PLAIN, GOOD]],
  );
});
