/**
 * The moves of a word of a class, for all sizes of its gaps at once: the recurrences.
 *
 * Every move of the game turns round one of four patterns of neighbouring squares,
 *
 *   Left    T.  →  .T      TF.  →  .FT          Right    .F  →  F.      .TF  →  FT.
 *
 * so the moves of a word are the ways to lay a pattern over it, each letter on a key or in a gap, with guards that say
 * when the letters are neighbours: a gap under a letter has at least one square, or exactly one if keys are on both of
 * its sides in the pattern, and a gap between two keys of the pattern is empty. After the move some gaps are larger or
 * smaller by a constant: a move is a word and a translation.
 */
import { SIDES, type Side } from '@lilypad/games';
import { zeros } from '../support/small-lists.ts';
import type { Letter, PositionClass } from './position-class.ts';

/** Gap number `gap` is exactly `size`, or at least `size`. */
export interface Guard {
  readonly gap: number;
  readonly size: number;
  readonly exact: boolean;
}

export interface ClassMove {
  readonly side: Side;
  /** When the move is possible. */
  readonly guards: readonly Guard[];
  /** The word after the move. */
  readonly word: string;
  /** What the move adds to each gap. */
  readonly shift: readonly number[];
}

/** By side. */
const PATTERNS: readonly (readonly string[])[] = [
  ['T.', 'TF.'],
  ['.F', '.TF'],
];

/** Where a letter of a pattern is: on the key with this index, or in the gap with this index. */
interface Place {
  readonly inGap: boolean;
  readonly index: number;
}

/** All moves of a word. For each position those whose guards hold are exactly the legal moves. */
export function movesOf({ gap, parameters }: PositionClass, word: string): ClassMove[] {
  return SIDES.flatMap((side) =>
    PATTERNS[side].flatMap((pattern) =>
      layings(word, gap, pattern).map((places) => moveOf(side, word, gap, parameters.length, pattern, places)),
    ),
  );
}

/** Whether a move is possible where the gaps have these sizes. */
export function isPossible({ guards }: ClassMove, gaps: readonly number[]): boolean {
  // A plain loop, since play asks this more often than anything else.
  for (const { gap, size, exact } of guards) if (exact ? gaps[gap] !== size : gaps[gap] < size) return false;
  return true;
}

/** All ways to lay a pattern over a word. */
function layings(word: string, gap: Letter, pattern: string): Place[][] {
  const found: Place[][] = [];
  const extend = (places: Place[]): void => {
    if (places.length === pattern.length) {
      found.push(places);
      return;
    }
    const letter = pattern[places.length];
    const last = places.at(-1);
    const next = (place: Place): void => extend([...places, place]);
    if (last === undefined) {
      for (let i = 0; i <= word.length; i++) {
        if (letter === gap) next({ inGap: true, index: i });
        if (letter === word[i]) next({ inGap: false, index: i });
      }
      return;
    }
    // After gap i comes key i; after key i comes gap i+1, or key i+1 if that gap is empty.
    const key = last.inGap ? last.index : last.index + 1;
    if (!last.inGap && letter === gap) next({ inGap: true, index: key });
    if (letter === word[key]) next({ inGap: false, index: key });
  };
  extend([]);
  return found;
}

function moveOf(
  side: Side,
  word: string,
  gap: Letter,
  gaps: number,
  pattern: string,
  places: readonly Place[],
): ClassMove {
  const guards: Guard[] = [];
  /**
   * What stays of each gap under the pattern, apart from the outer ones; the two outer gaps keep all but the letter
   * taken.
   */
  const shift = zeros(gaps);
  places.forEach((place, i) => {
    const inside = i > 0 && i < places.length - 1;
    if (place.inGap) {
      guards.push({ gap: place.index, size: 1, exact: inside });
      shift[place.index] -= 1;
    } else if (i > 0 && !places[i - 1].inGap) {
      guards.push({ gap: place.index, size: 0, exact: true });
    }
  });
  // The gap in which the turned pattern begins has the same index before and after: as many keys lie to the left of it.
  let current = places[0].index;
  const keys = [...word];
  for (const letter of [...pattern].reverse()) {
    if (letter === gap) shift[current] += 1;
    else keys[current++] = letter;
  }
  return { side, guards, word: keys.join(''), shift };
}
