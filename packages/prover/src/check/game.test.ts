import { Arena, Dyadic, type GameId } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases, type Questions } from './cases.ts';
import { Facts } from './facts.ts';
import { Beyond, type Point, valueAt } from './form.ts';
import { Choice, type GameTree, NumberLeaf, Order } from './game.ts';
import { box } from './testing/meaning.ts';
import { atPoint } from './testing/signature.ts';
import { readGame } from './text.ts';

const small = fc.integer({ min: -2, max: 2 });

const leaves = fc
  .tuple(small, small, fc.integer({ min: -12, max: 12 }), fc.constantFrom(0, 0, 0, 1, 2), fc.boolean())
  .map(([a, b, c, e, whole]) => new NumberLeaf(whole ? [a * 2 ** e, b * 2 ** e, c] : [a, b, c], e));

function trees(depth: number): fc.Arbitrary<GameTree> {
  if (depth === 0) return leaves;
  const options = fc.array(trees(depth - 1), { maxLength: 2 });
  return fc.oneof(
    leaves,
    fc.tuple(options, options).map(([left, right]) => new Choice(left, right)),
  );
}

function valueOfTree(arena: Arena, tree: GameTree, point: Point): GameId {
  if (tree instanceof NumberLeaf) return arena.number(Dyadic.of(valueAt(tree.form, point), tree.exponent));
  const options = (list: readonly GameTree[]): GameId[] => list.map((option) => valueOfTree(arena, option, point));
  return arena.game(options(tree.left), options(tree.right));
}

test('the order is that of the values, at every point', () => {
  const arena = new Arena();
  const seen = { yes: 0, no: 0, divided: 0 };
  fc.assert(
    fc.property(trees(3), trees(2), (g, h) => {
      const statement = (ask: Questions): boolean => new Order(ask).atMost(g, h);
      const all = [...cases(Facts.parameters(2), statement)];
      const found = new Map(all.map(({ facts, result }) => [atPoint(facts.point, statement).signature, result]));
      if (found.size > 1) seen.divided += 1;
      for (const point of box(2, 0, 4)) {
        const expected = arena.le(valueOfTree(arena, g, point), valueOfTree(arena, h, point));
        const { result, signature } = atPoint(point, statement);
        if (result !== expected) expect([point, result]).toEqual([point, expected]);
        if (found.get(signature) !== expected) expect([point, found.get(signature)]).toEqual([point, expected]);
        seen[expected ? 'yes' : 'no'] += 1;
      }
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(1000);
  expect(seen.divided).toBeGreaterThan(50);
});

test.each([
  ['{a-2|1}', '{a-2|1}', true, true],
  ['{|}', '0', true, true],
  ['{-1|}', '0', true, true],
  ['{a|}', 'a+1', true, true],
  ['{|-a}', '-a-1', true, true],
  ['{a|a+1}', 'a+1/2', true, true],
  ['a/2+a/2', 'a', true, true],
  ['{a/2|a/2+1/4}', 'a/2+1/8', true, true],
  ['{a+1/4|a+3/8}', 'a+5/16', true, true],
  ['{a|{a|a-3}}', 'a', false, true],
  ['*', '0', false, false],
  ['{a|a}', 'a*', true, true],
  ['{a-1|a+2}', 'a', true, true],
  ['{a+1|a-1}', 'a', false, false],
])('%s and %s for a >= 1', (first, second, atMost, atLeast) => {
  const [g, h] = [readGame(first, ['a']), readGame(second, ['a'])];
  const region = Facts.parameters(1).assume([1, -1]) as Facts;
  const answers = (x: GameTree, y: GameTree) =>
    new Set([...cases(region, (ask) => new Order(ask).atMost(x, y))].map(({ result }) => result));
  expect([[...answers(g, h)], [...answers(h, g)]]).toEqual([[atMost], [atLeast]]);
});

test('games that would take for ever to compare are refused', () => {
  const grow = (n: number): GameTree =>
    n === 0 ? new NumberLeaf([1, 0], 0) : new Choice([grow(n - 1), grow(n - 1)], [grow(n - 1)]);
  const [g, h] = [grow(4), grow(4)];
  const compare = (maxSteps?: number) => [
    ...cases(Facts.parameters(1), (ask) => new Order(ask, maxSteps).atMost(g, h)),
  ];
  expect(compare().every(({ result }) => result)).toBe(true);
  expect(() => compare(100)).toThrow(Beyond);
});
