/** Sides against games: their order and their moves. */
import { Arena, type GameId } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant, shift, variable } from './affine.ts';
import { isAtLeast } from './order.ts';
import { readAffine, readSide, readWord } from './read-text.ts';
import { Refused } from './refused.ts';
import { type Choice, leftMove, negative, rightMoves, type Side, settled, substituteSide } from './side.ts';
import { expand, valueAt } from './testing/expand.ts';
import { Plain } from './testing/plain.ts';

const arena = new Arena();
const plain = new Plain(arena);

const plainSides: fc.Arbitrary<Side> = fc.record({
  n: fc.integer({ min: -2, max: 2 }).map(constant),
  star: fc.boolean(),
  eps: fc.constantFrom(false, false, false, true),
  choice: fc.constant(null),
});

/** Sides whose choices have options of a kind. */
const over = (options: fc.Arbitrary<Side>): fc.Arbitrary<Side> => {
  const list = fc.array(options, { minLength: 1, maxLength: 2 });
  const choice: fc.Arbitrary<Choice> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('switch' as const), left: list, right: list }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('nest' as const),
        zero: fc.constantFrom('left' as const, 'right' as const),
        power: fc.constantFrom(0, 1, 2).map((k) => shift(variable('f'), k)),
        inner: options,
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('<A:~T>T.F', '<A:~T>.F', 'T^(f+1).FF', 'T.T.', '(TF)^f.F', '<A:~T>T^f.F')
        .map((text) => ({ kind: 'board' as const, word: readWord(text) })),
    },
  );
  const chosen = fc.tuple(plainSides, choice);
  return fc.oneof(
    plainSides,
    chosen.map(([side, each]) => settled({ ...side, choice: each })),
  );
};
const sides = over(over(plainSides));

/** A value of the variable f, and a word for the wildcard A. */
interface Point {
  readonly f: number;
  readonly filling: string;
}

const POINTS: readonly Point[] = [
  { f: 0, filling: '' },
  { f: 2, filling: 'F' },
  { f: 1, filling: 'TF' },
];

/** The game of a side at a point, with eps = 2^-N. */
function gameOf({ n, star, eps, choice }: Side, small: GameId, at: Point): GameId {
  let game = arena.integer(n.constant);
  if (star) game = arena.add(game, arena.star);
  if (eps) game = arena.add(game, small);
  return choice === null ? game : arena.add(game, choiceGame(choice, small, at));
}

function choiceGame(choice: Choice, small: GameId, at: Point): GameId {
  if (choice.kind === 'switch') {
    const options = (list: readonly Side[]) => list.map((each) => gameOf(each, small, at));
    return arena.game(options(choice.left), options(choice.right));
  }
  if (choice.kind === 'board') {
    const fillings = choice.word.flatMap((item) => (item.kind === 'any' ? [at.filling] : []));
    const boards = expand(choice.word, { f: at.f }, fillings).split('#');
    return boards.reduce((sum, board) => arena.add(sum, plain.value(board)), arena.zero);
  }
  let game = gameOf(choice.inner, small, at);
  for (let i = valueAt(choice.power, { f: at.f }); i > 0; i--) {
    game = choice.zero === 'left' ? arena.game([arena.zero], [game]) : arena.game([game], [arena.zero]);
  }
  return game;
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
    fc.property(sides, fc.option(sides, { freq: 4 }), fc.integer({ min: -1, max: 1 }), (g, other, more) => {
      // Games that are nearly the same are compared, too.
      const h = other ?? { ...g, n: shift(g.n, more) };
      const isTrue = POINTS.every((at) => {
        const isAtLeastWith = (x: GameId, y: GameId) => arena.ge(gameOf(g, x, at), gameOf(h, y, at));
        return isAtLeastWith(one, half) && isAtLeastWith(tiny, tinier);
      });
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
      fc.pre(side.choice === null || side.choice.kind === 'switch');
      for (const at of POINTS) {
        const rights = rightMoves(side).map((move) => gameOf(move.side, small(move.name === 'eps' ? 2 : 3), at));
        const lefts = leftMovesOf(side).map((move) => gameOf(move, small(3), at));
        expect(arena.game(lefts, rights)).toBe(gameOf(side, small(3), at));
      }
    }),
    { numRuns: 1000 },
  );
});

test.each(['O^f(1)', 'Q^f(0)', '1+[T.F]', '*+O^f([T.F])'])('the moves of Right in %s are not listed', (text) => {
  expect(() => rightMoves(readSide(text))).toThrow(Refused);
});

test('a side is the same game when it is settled, and with a number put in', () => {
  fc.assert(
    fc.property(sides, (side) => {
      fc.pre(!JSON.stringify(side).includes('"eps":true'));
      for (const at of POINTS) {
        const put = substituteSide(side, new Map([['f', constant(at.f)]]));
        expect(JSON.stringify(put)).not.toContain('nest');
        expect(gameOf(put, arena.zero, at)).toBe(gameOf(side, arena.zero, at));
      }
    }),
    { numRuns: 300 },
  );
});

test('the negative of a side is the negative of its game', () => {
  fc.assert(
    fc.property(sides, (side) => {
      fc.pre(!JSON.stringify(side).includes('"eps":true'));
      const at = { f: 2, filling: '' };
      expect(gameOf(negative(side), small(3), at)).toBe(arena.negate(gameOf(side, small(3), at)));
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
  ['O^a(1)', 'L1'],
  ['[T.F]', 'L1'],
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
  ['O^a(1)', 'O^a(0)', true],
  ['O^a(0)', 'O^a(1)', false],
  ['O^(a+1)(1)', '{0|O^a(1)}', true],
  ['{0|O^a(1)}', 'O^(a+1)(1)', true],
  ['O^a(1)', 'O^b(1)', false],
  ['Q^a(1)', 'O^a(1)', false],
  ['1+O^a(1)', '*+O^a(1)', true],
  ['O^a(1)', '0', false],
  ['[<A:~T>T.F]', '[<A:~T>T.F]', true],
  ['[<A:~T>T.F]', '[<B:~T>T.F]', false],
  ['[T^a.F]', '[T^a.F]', true],
  ['[T.TF.]', '3+[.TF.]', false],
  ['[T.]', '1', true],
])('%s is surely at least %s: %s', (g, h, isTrue) => {
  expect(isAtLeast(readSide(g), readSide(h))).toBe(isTrue);
});

test('numbers are put in everywhere, and all at once', () => {
  const put = new Map([
    ['a', readAffine('a+b')],
    ['b', readAffine('2a')],
  ]);
  expect(substituteSide(readSide('a-b+{a|{b|0}}'), put)).toEqual(readSide('b-a+{a+b|{2a|0}}'));
  const nested = substituteSide(readSide('O^a([T^b<A:~T>(TF)^a])'), put, new Map([['A', readWord('F^bT')]]));
  expect(nested).toEqual(readSide('O^(a+b)([T^2aF^bT(TF)^(a+b)])'));
});
