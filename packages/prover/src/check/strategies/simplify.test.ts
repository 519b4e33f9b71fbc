/**
 * Simplified patterns against the values of boards by plain recursion; the death leap and the order of sides likewise.
 */
import { Arena, type GameId } from '@lilypad/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { constant } from './affine.ts';
import { leapBound } from './leap.ts';
import { readWord } from './read-text.ts';
import { ZERO } from './side.ts';
import { simplify } from './simplify.ts';
import { casesOf } from './split.ts';
import { expand, mirrorText, reservoirs, valueAt } from './testing/expand.ts';
import { samples } from './testing/patterns.ts';
import { Plain } from './testing/plain.ts';
import { instancesOf } from './testing/regular.ts';
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
  ['T.TT(FT)^(a+1)F', '', 1],
  ['T(TF)^(a+1)F.F', '', -1],
  ['TF.T(TF)^(a+1)F.TF', 'TF.#.TF', 0],
  ['T.T(TF)^aF.F', 'T.T(TF)^aF.F', 0],
  ['.T(TF)^aT.F', '.TT(FT)^a.F', 0],
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

test('the cases of a split have all instances', () => {
  fc.assert(
    fc.property(samples, ({ word, point, text }) => {
      const at = word.filter((item) => item.kind === 'any').length;
      if (at === 0) return;
      for (const end of ['left', 'right'] as const) {
        const cases = casesOf({ kind: 'any', number: 1, end, name: 'v' }, { word, side: ZERO });
        expect(cases.some((each) => instancesOf(each.word, point, 'v').test(text))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
