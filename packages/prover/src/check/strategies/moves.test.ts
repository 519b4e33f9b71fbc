/** The moves on patterns against those on boards. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftMoves, rightMove, rightReservoirMoves } from './moves.ts';
import { readWord } from './read-text.ts';
import { Refused } from './refused.ts';
import { countPairs, expand, mirrorText, reservoirs } from './testing/expand.ts';
import { samples } from './testing/patterns.ts';
import { plainOptions } from './testing/plain.ts';
import { mirrorWord, type Reservoir, type Word } from './word.ts';

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
  ['U(a+1,0)TF^2', ['U1']],
  ['U(a+1,b+1).TF^2V(c,d)', ['U1', 'u1']],
])('the moves of Left on %s', (text, names) => {
  expect(leftMoves(readWord(text)).map(({ name }) => name)).toEqual(names);
});

test.each(['T^a.F', '<~>.F', '<~T>F.F', 'T^(a+1)F^(b+1).', 'T.^a', 'U(a,0)TF', 'U(1,a)TF', 'TV(1,0)', 'TFV(1,0)'])(
  'the moves of Left on %s are not decided',
  (text) => {
    expect(() => leftMoves(readWord(text))).toThrow(Refused);
  },
);

/** Is a text the reservoir and then the rest of a word without further parts? */
function isInstance(text: string, word: Word): boolean {
  const [{ pieces, extra }, ...rest] = word as readonly [Reservoir, ...Word];
  const tail = expand(rest, {}, []);
  const head = text.slice(0, text.length - tail.length);
  const { toads, pairs } = countPairs(head);
  const isReservoir = head === '' || head.endsWith('.');
  return text.endsWith(tail) && isReservoir && toads === pieces.constant && pairs === toads + extra.constant;
}

test('moves in reservoirs: what Left can do is listed, and Right can do one of what is listed', () => {
  let seen = 0;
  for (let toads = 1; toads <= 3; toads++) {
    for (let extra = 0; extra <= 3; extra++) {
      const moves = leftMoves(readWord(`U(${toads},${extra})FFT`)).map((move) => move.word);
      const replies = rightReservoirMoves(readWord(`FTTV(${toads},${extra})`), 1).map(mirrorWord);
      for (const text of reservoirs(toads, toads + extra, 8)) {
        for (const option of plainOptions(`${text}FFT`)[0]) {
          expect(moves.some((move) => isInstance(option, move))).toBe(true);
        }
        const answers = plainOptions(`FTT${mirrorText(text)}`)[1].map(mirrorText);
        expect(answers.some((answer) => replies.some((reply) => isInstance(answer, reply)))).toBe(true);
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(50);
});
