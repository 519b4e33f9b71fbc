/** The moves on patterns against those on boards. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftMoves, rightMove, rightReservoirMoves } from './moves.ts';
import { readWord } from './read-text.ts';
import { Refused } from './refused.ts';
import { countPairs, expand, mirrorText, reservoirs } from './testing/expand.ts';
import { samples } from './testing/patterns.ts';
import { plainOptions } from './testing/plain.ts';
import type { Reservoir, Word } from './word.ts';

/** What a step gives, or null if it is refused. */
function attempt<T>(step: () => T): T | null {
  try {
    return step();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

test('the moves of Left on a pattern are her moves on each instance', () => {
  const seen = { moves: 0, refused: 0 };
  fc.assert(
    fc.property(samples, ({ word, point, fillings, text }) => {
      const moves = attempt(() => leftMoves(word));
      seen[moves === null ? 'refused' : 'moves'] += 1;
      if (moves === null) return;
      const found = moves.map((move) => expand(move.word, point, fillings));
      expect(found.sort()).toEqual(plainOptions(text)[0].sort());
    }),
    { numRuns: 4000 },
  );
  expect(seen.moves).toBeGreaterThan(200);
  expect(seen.refused).toBeGreaterThan(200);
});

test('a move of Right on a pattern is a move of his on each instance', () => {
  let seen = 0;
  fc.assert(
    fc.property(samples, fc.integer({ min: 1, max: 3 }), ({ word, point, fillings, text }, i) => {
      const moved = attempt(() => rightMove(word, i));
      if (moved === null) return;
      seen += 1;
      expect(plainOptions(text)[1]).toContain(expand(moved, point, fillings));
    }),
    { numRuns: 4000 },
  );
  expect(seen).toBeGreaterThan(200);
});

test.each([
  ['T^(a+1).F', ['T1']],
  ['.F^(a+1).', []],
  ['T^(a+1)F.T^(b+1)..F', ['T1', 'T2']],
  ['T^(a+1)F^(b+2).F', []],
  ['<~T>T.F', ['T1']],
  ['(TF)^(a+1).F', ['T1']],
  ['T.F(FT)^(a+1).F', ['T1', 'T2']],
  ['T.(FT)^(a+1)F.F', ['T1', 'T2']],
  ['T.F(TF)^(a+1)F.F', ['T1']],
  ['U(a+1,0)TF^2', ['U1']],
  ['U(a+1,b+1).TF^2V(c,d)', ['U1', 'u1']],
])('the moves of Left on %s', (text, names) => {
  expect(leftMoves(readWord(text)).map(({ name }) => name)).toEqual(names);
});

test.each([
  'T^a.F',
  '<~>.F',
  '<~T>F.F',
  'T^(a+1)F^(b+1).',
  'T.^a',
  'U(a,0)TF',
  'U(1,a)TF',
  'TV(1,0)',
  'TFV(1,0)',
  '(TF)^a.F',
  'T.(FT)^aF.F',
])('the moves of Left on %s are not decided', (text) => {
  expect(() => leftMoves(readWord(text))).toThrow(Refused);
});

/** Is a text a reservoir of toads, then the middle of a word, then a reservoir of frogs, with the counts of the word? */
function isInstance(text: string, word: Word): boolean {
  const inner = word.filter(({ kind }) => kind !== 'toads' && kind !== 'frogs');
  const middle = expand(inner, {}, []);
  const [left, right] = ['toads', 'frogs'].map((kind) => word.find((item) => item.kind === kind) as Reservoir);
  return [...text, ''].some((_, at) => {
    const [head, tail] = [text.slice(0, at), text.slice(at + middle.length)];
    return text.startsWith(middle, at) && isReservoir(head, left) && isReservoir(mirrorText(tail), right);
  });
}

function isReservoir(text: string, { pieces, extra }: Reservoir): boolean {
  const { toads, pairs } = countPairs(text);
  const isOne = /^([T.]*\.)?$/.test(text);
  return isOne && toads === pieces.constant && pairs === toads + extra.constant;
}

test.each(['FFT', 'TFF', 'F.TF.FF', '.TFF', 'T.FF', 'TF.T.FF', '..FF', 'T..', 'TF.', 'FTF.F.'])(
  'moves with reservoirs round %s: what Left can do is listed, and Right can do one of what is listed',
  (middle) => {
    let seen = 0;
    for (const [t, e, f, h] of [
      [0, 0, 1, 2],
      [1, 0, 1, 0],
      [2, 1, 0, 0],
      [1, 2, 2, 1],
      [2, 3, 1, 1],
    ] as const) {
      const word = readWord(`U(${t},${e})${middle}V(${f},${h})`);
      const moves = attempt(() => leftMoves(word));
      const replies = attempt(() => rightReservoirMoves(word, 1));
      for (const left of reservoirs(t, t + e, 5)) {
        for (const right of reservoirs(f, f + h, 5)) {
          const [lefts, rights] = plainOptions(left + middle + mirrorText(right));
          const isListed = (option: string) => moves?.some((move) => isInstance(option, move.word));
          if (moves !== null) expect(lefts.filter((option) => !isListed(option))).toEqual([]);
          const isReply = (option: string) => replies?.some((reply) => isInstance(option, reply));
          if (replies !== null) expect(rights.some(isReply)).toBe(true);
          seen += Number(moves !== null) + Number(replies !== null);
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
  },
);
