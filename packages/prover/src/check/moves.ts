/**
 * The moves of Toads and Frogs on a whole family of positions at once.
 *
 * Trusted: the four rules below are the game. A move takes two or three neighbouring squares that read `from` and
 * makes them read `to`; nothing else on the strip changes.
 *
 * A family is a word of key letters with gaps between them, gap i filled with x_i >= 0 copies of the gap letter, which
 * is not a key: x_0 copies, first key, x_1 copies, second key, and so on. So each letter of `from` can only match a key
 * or can only match a letter of a gap, and where its keys match s consecutive keys of the word, the pattern is on
 * the strip exactly if each gap between two of these keys is as long as the pattern has it, and the gaps before the
 * first and behind the last are at least as long. That is the guard. Every pattern has a key, since it has two
 * different letters.
 */

import { type Form, negate } from './form.ts';
import { missing } from './missing.ts';

export type Letter = 'T' | '.' | 'F';
export type Side = 'Left' | 'Right';

const RULES: readonly { side: Side; from: string; to: string }[] = [
  { side: 'Left', from: 'T.', to: '.T' }, // a toad slides to the right
  { side: 'Left', from: 'TF.', to: '.FT' }, // a toad jumps over one frog
  { side: 'Right', from: '.F', to: 'F.' }, // a frog slides to the left
  { side: 'Right', from: '.TF', to: 'FT.' }, // a frog jumps over one toad
];

export interface RawMove {
  readonly side: Side;
  /** The move exists exactly where all these forms in the gaps are >= 0. */
  readonly guard: readonly Form[];
  /** The word it leads to, and the gaps there in terms of the gaps before. */
  readonly word: string;
  readonly gaps: readonly Form[];
}

export function rawMoves(word: string, gap: Letter): RawMove[] {
  const moves: RawMove[] = [];
  for (const { side, from, to } of RULES) {
    const before = split(from, gap);
    const after = split(to, gap);
    const last = before.keys.length;
    for (let at = 0; at + last <= word.length; at++) {
      if (!word.startsWith(before.keys, at)) continue;
      const guard: Form[] = [];
      const gaps = Array.from({ length: word.length + 1 }, (_, i) => gapPlus(word, i, 0));
      before.gaps.forEach((needed, j) => {
        const spare = gapPlus(word, at + j, -needed);
        guard.push(spare);
        if (j > 0 && j < last) guard.push(negate(spare));
        gaps[at + j] = gapPlus(word, at + j, (after.gaps[j] ?? missing()) - needed);
      });
      moves.push({ side, guard, word: word.slice(0, at) + after.keys + word.slice(at + last), gaps });
    }
  }
  return moves;
}

/** The keys of a pattern, and how many gap letters it has before, between and behind them. */
function split(pattern: string, gap: Letter): { keys: string; gaps: number[] } {
  const gaps = [0];
  let keys = '';
  for (const letter of pattern) {
    if (letter === gap) gaps[keys.length] = (gaps[keys.length] ?? missing()) + 1;
    else {
      keys += letter;
      gaps.push(0);
    }
  }
  return { keys, gaps };
}

/** x_i + k. */
function gapPlus(word: string, i: number, k: number): Form {
  const form = new Array<number>(word.length + 2).fill(0);
  form[i] = 1;
  form[word.length + 1] = k + 0; // turns -0 into 0
  return form;
}
