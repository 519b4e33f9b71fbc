/** Sides against games: their order and their moves. */
import { Arena, type GameId } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant } from './affine.ts';
import { readAffine, readSide } from './read-text.ts';
import { Refused } from './refused.ts';
import { isAtLeast, leftMove, negative, rightMoves, type Side, substituteSide } from './side.ts';

const arena = new Arena();

const plainSides: fc.Arbitrary<Side> = fc.record({
  n: fc.integer({ min: -2, max: 2 }).map(constant),
  star: fc.boolean(),
  eps: fc.constantFrom(false, false, false, true),
  choice: fc.constant(null),
});

/** Sides whose switches have options of a kind. */
const over = (options: fc.Arbitrary<Side>): fc.Arbitrary<Side> => {
  const list = fc.array(options, { minLength: 1, maxLength: 2 });
  const switched = fc.tuple(plainSides, fc.record({ left: list, right: list }));
  return fc.oneof(
    plainSides,
    switched.map(([side, choice]) => ({ ...side, choice })),
  );
};
const sides = over(over(plainSides));

/** The game of a side, with eps = 2^-N. */
function gameOf({ n, star, eps, choice }: Side, small: GameId): GameId {
  let game = arena.integer(n.constant);
  if (star) game = arena.add(game, arena.star);
  if (eps) game = arena.add(game, small);
  if (choice === null) return game;
  const options = (list: readonly Side[]) => list.map((each) => gameOf(each, small));
  return arena.add(game, arena.game(options(choice.left), options(choice.right)));
}

/** 2^-n. */
function small(n: number): GameId {
  let number = arena.integer(1);
  for (let i = 0; i < n; i++) number = arena.game([arena.zero], [number]);
  return number;
}

test('a side that is said to be at least another is at least it', () => {
  const [one, half, tiny, tinier] = [small(0), small(1), small(9), small(10)];
  const seen = { yes: 0, mixed: 0, missed: 0 };
  fc.assert(
    fc.property(sides, sides, (g, h) => {
      const isTrue = arena.ge(gameOf(g, one), gameOf(h, half)) && arena.ge(gameOf(g, tiny), gameOf(h, tinier));
      const isSaid = isAtLeast(g, h);
      if (isSaid) expect(isTrue).toBe(true);
      seen.yes += Number(isSaid);
      seen.mixed += Number(isSaid && (g.choice === null) !== (h.choice === null));
      seen.missed += Number(isTrue && !isSaid);
    }),
    { numRuns: 3000 },
  );
  expect(seen.yes).toBeGreaterThan(500);
  expect(seen.mixed).toBeGreaterThan(100);
  expect(seen.missed).toBeLessThan(seen.yes / 2);
});

/** The moves of Left that there are. */
function leftMovesOf(side: Side): Side[] {
  return ['*', 'eps', 'n', 'L1', 'L2'].flatMap((name) => {
    try {
      return [leftMove(side, name)];
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  });
}

test('a side is the game of its moves', () => {
  fc.assert(
    fc.property(sides, (side) => {
      // Where two eps would be added, the smaller side with one of them is taken.
      fc.pre(!side.eps || side.choice === null);
      const rights = rightMoves(side).map((move) => gameOf(move.side, small(move.name === 'eps' ? 2 : 3)));
      const lefts = leftMovesOf(side).map((move) => gameOf(move, small(3)));
      expect(arena.game(lefts, rights)).toBe(gameOf(side, small(3)));
    }),
    { numRuns: 1000 },
  );
});

test('the negative of a side is the negative of its game', () => {
  fc.assert(
    fc.property(sides, (side) => {
      fc.pre(!JSON.stringify(side).includes('"eps":true'));
      expect(gameOf(negative(side), small(3))).toBe(arena.negate(gameOf(side, small(3))));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['a', []],
  ['-1', ['n']],
  ['a-1', ['n']],
  ['a-b', ['n']],
  ['(a+1)*+eps', ['*', 'eps']],
  ['-a+{0,*|-1,a}', ['n', 'R1', 'R2']],
])('the moves of Right in %s', (text, names) => {
  expect(rightMoves(readSide(text)).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['0', 'n'],
  ['a', 'n'],
  ['a-b+1', 'n'],
  ['-1', 'n'],
  ['1', '*'],
  ['1*', 'eps'],
  ['{0|0}', 'L2'],
  ['{|0}', 'L1'],
  ['{0|0}', 'R1'],
])('in %s Left surely has no move %s', (text, name) => {
  expect(() => leftMove(readSide(text), name)).toThrow(Refused);
});

test.each([
  ['a+1', 'a*', true],
  ['a', 'a*', false],
  ['a*', 'a', false],
  ['a', '0', true],
  ['a-b', '0', false],
  ['0', 'a-a', true],
  ['0', 'eps', false],
  ['eps', '*', true],
  ['eps', '1', false],
  ['1', '*+eps', true],
  ['{a|0}', '{0|0}', true],
  ['{a|0}', '{a+1|0}', false],
  ['{a|b}', '{a|b}', true],
  ['{a|b}', '{a|b+1}', false],
])('%s is surely at least %s: %s', (g, h, isTrue) => {
  expect(isAtLeast(readSide(g), readSide(h))).toBe(isTrue);
});

test('numbers are put in everywhere, and all at once', () => {
  const put = new Map([
    ['a', readAffine('a+b')],
    ['b', readAffine('2a')],
  ]);
  expect(substituteSide(readSide('a-b+{a|{b|0}}'), put)).toEqual(readSide('b-a+{a+b|{2a|0}}'));
});
