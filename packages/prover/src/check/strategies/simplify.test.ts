/**
 * Simplified patterns against the values of boards by plain recursion; the death leap and the order of sides likewise.
 */
import { Arena, type GameId } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant } from './affine.ts';
import { leapBound } from './leap.ts';
import { readWord } from './read-text.ts';
import { isAtLeast, type Side } from './side.ts';
import { simplify } from './simplify.ts';
import { casesOf } from './split.ts';
import { expand, mirrorText, reservoirs, valueAt } from './testing/expand.ts';
import { samples } from './testing/patterns.ts';
import { Plain } from './testing/plain.ts';
import { segmentsOf } from './word.ts';

const arena = new Arena();
const plain = new Plain(arena);

const value = (text: string): GameId =>
  text.split('#').reduce((sum, board) => arena.add(sum, plain.value(board)), arena.zero);

/** How far toads are from the right end and frogs from the left end of their boards, all together. */
const way = (text: string): number =>
  text
    .split('#')
    .flatMap((board) => [...board].map((letter, i) => ({ T: board.length - i, F: i + 1 })[letter] ?? 0))
    .reduce((sum, each) => sum + each, 0);

test('simplifying keeps values and makes no way longer', () => {
  let changed = 0;
  fc.assert(
    fc.property(samples, ({ word, point, fillings, text }) => {
      fc.pre(text.length <= 11);
      const simple = simplify(word);
      // Wildcards inside dead runs have gone; those that are left are the same ones in the same order.
      const left = keptFillings(word, simple.word, fillings);
      if (left === null) return;
      const rest = expand(simple.word, point, left);
      expect(arena.shift(value(rest), valueAt(simple.integer, point))).toBe(value(text));
      expect(way(rest)).toBeLessThanOrEqual(way(text));
      if (rest !== text) changed += 1;
    }),
    { numRuns: 4000 },
  );
  expect(changed).toBeGreaterThan(500);
});

/** The fillings of the wildcards that are left, if that is clear: each is the same object as before. */
function keptFillings(word: readonly object[], rest: readonly object[], fillings: readonly string[]): string[] | null {
  const wild = word.filter((item) => (item as { kind: string }).kind === 'any');
  if (new Set(wild).size !== wild.length) return null;
  return wild.flatMap((item, i) => (rest.includes(item) ? [fillings[i] as string] : []));
}

test.each([
  ['TTFF', '', 0],
  ['F.T.TTFTFF.F.T', '', 0],
  ['T.FT.TTFTFF.FT', 'T.F.', 0],
  ['F.T^(a+2)F^(b+2).F', '', -1],
  ['T..T..', '', 6],
  ['<~T>T^(a+1)F.TT', '<~T>T^(a+1)F.', 0],
  ['T^a.F.T^b..', 'T^a.F...', null],
  ['U(a,b)', '', null],
])('%s becomes %s', (text, rest, integer) => {
  const simple = simplify(readWord(text));
  expect(segmentsOf(simple.word)).toEqual(segmentsOf(readWord(rest)));
  if (integer !== null) expect(simple.integer).toEqual(constant(integer));
});

test('what the death leap bounds is at most the bound', () => {
  let seen = 0;
  fc.assert(
    fc.property(samples, ({ word, point, text }) => {
      fc.pre(text.length <= 11 && !text.includes('#'));
      const bound = leapBound(word);
      if (bound === null) return;
      seen += 1;
      expect(arena.le(value(text), arena.integer(valueAt(bound, point)))).toBe(true);
    }),
    { numRuns: 6000 },
  );
  expect(seen).toBeGreaterThan(150);
});

test('the death leap with reservoirs', () => {
  let seen = 0;
  for (const middle of ['TFF', 'TF.FF', 'F.TF.FF', 'FTF.FTFF', 'TFTF.TFF']) {
    for (const [t, e, f, h] of [
      [0, 0, 1, 1],
      [1, 0, 1, 0],
      [1, 1, 2, 1],
      [2, 0, 1, 2],
      [2, 1, 0, 0],
      [1, 2, 2, 0],
    ] as const) {
      const bound = leapBound(readWord(`U(${t},${e})${middle}V(${f},${h})`));
      expect(bound).toEqual(constant(t + e - f - h));
      for (const left of reservoirs(t, t + e, 5)) {
        for (const right of reservoirs(f, f + h, 5)) {
          const text = left + middle + mirrorText(right);
          if (text.length > 11) continue;
          seen += 1;
          expect(arena.le(value(text), arena.integer(t + e - f - h))).toBe(true);
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(50);
  for (const text of ['U(1,0).FF', 'FV(1,0)', 'U(1,0)T.FFV(1,0)', 'TF..', '<~>.', 'F.F^a.']) {
    expect(leapBound(readWord(text))).toBeNull();
  }
});

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

test('a side that is said to be at least another is at least it', () => {
  const small = (n: number): GameId => {
    let number = arena.integer(1);
    for (let i = 0; i < n; i++) number = arena.game([arena.zero], [number]);
    return number;
  };
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

test('the cases of a split have all instances', () => {
  fc.assert(
    fc.property(samples, ({ word, point, text }) => {
      const at = word.filter((item) => item.kind === 'any').length;
      if (at === 0) return;
      const side: Side = { n: constant(0), star: false, eps: false, choice: null };
      for (const end of ['left', 'right'] as const) {
        const cases = casesOf({ kind: 'any', number: 1, end, name: 'v' }, { word, side });
        expect(cases.some((each) => new RegExp(`^${pattern(each.word, point)}$`).test(text))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

/** A regular expression for the instances at a point, with any v. */
function pattern(word: ReturnType<typeof readWord>, point: Readonly<Record<string, number>>): string {
  return word
    .map((item) => {
      if (item.kind === 'wall') return '#';
      if (item.kind === 'run') {
        const letter = item.letter === '.' ? '\\.' : item.letter;
        const least = valueAt(item.power, { ...point, v: 0 });
        return item.power.factors.has('v') ? `${letter}{${least},}` : `${letter}{${least}}`;
      }
      if (item.kind !== 'any') return '[T.F]*';
      const not = (letter: string | null) => (letter === 'T' ? '[F]' : letter === 'F' ? '[T]' : '[TF]');
      const full = `(?=${not(item.notFirst)})[TF]*(?<=${not(item.notLast)})`;
      return item.mayBeEmpty ? `(?:${full}|)` : `(?:${full})`;
    })
    .join('');
}
