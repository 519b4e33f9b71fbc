/**
 * The moves of a row, from the rules of the game: T. becomes .T and TF. becomes .FT for Left, .F becomes F. and .TF
 * becomes FT. for Right.
 *
 * Trusted: these are moves of every board that the row stands for; and if `complete`, every move of such a board is one
 * of them.
 */
import type { Questions } from '../cases.ts';
import { missing } from '../missing.ts';
import { type Part, type Row, takeFirst, takeLast, type Word } from './part.ts';

export type Side = 'Left' | 'Right';

/** What a move reverses. */
export const FACTORS = ['T.', 'TF.', '.F', '.TF'] as const;
export type Factor = (typeof FACTORS)[number];

export interface Move {
  readonly factor: Factor;
  /** The row after the move. */
  readonly row: Row;
}

export interface Moves {
  readonly moves: readonly Move[];
  /** Are these all the moves there are? */
  readonly complete: boolean;
}

export function movesOf(row: Row, side: Side, ask: Questions): Moves {
  const found = row.map((_, i) => movesAt(row, i, side, ask));
  return { moves: found.flatMap(({ moves }) => moves), complete: found.every(({ complete }) => complete) };
}

/** The moves that involve a part: those of toads in it, and if it is a frog, all moves of it and over it. */
export function movesAt(row: Row, i: number, side: Side, ask: Questions): Moves {
  const part = row[i] ?? missing();
  const [before, behind] = [row.slice(0, i), row.slice(i + 1)];
  if (part === 'F') return side === 'Left' ? jumpOfToad(before, behind, ask) : movesOfFrog(before, behind, ask);
  return side === 'Left' ? slides(before, part, behind, ask) : NONE;
}

const NONE: Moves = { moves: [], complete: true };
const UNKNOWN: Moves = { moves: [], complete: false };
const only = (factor: Factor, row: Row): Moves => ({ moves: [{ factor, row }], complete: true });

/** TF. with the frog between these rows. */
function jumpOfToad(before: Row, behind: Row, ask: Questions): Moves {
  const hole = takeFirst(behind, ask);
  if (hole.letter === null) return hole.known ? NONE : UNKNOWN;
  if (hole.letter !== '.') return NONE;
  const toad = takeLast(before, ask);
  if (toad.letter === null) return toad.known ? NONE : UNKNOWN;
  return toad.letter === 'T' ? only('TF.', [...toad.rest, '.', 'F', 'T', ...hole.rest]) : NONE;
}

/** .F or .TF with the frog between these rows. */
function movesOfFrog(before: Row, behind: Row, ask: Questions): Moves {
  const last = takeLast(before, ask);
  if (last.letter === null) return last.known ? NONE : UNKNOWN;
  if (last.letter === '.') return only('.F', [...last.rest, 'F', '.', ...behind]);
  if (last.letter === 'F') return NONE;
  const hole = takeLast(last.rest, ask);
  if (hole.letter === null) return hole.known ? NONE : UNKNOWN;
  return hole.letter === '.' ? only('.TF', [...hole.rest, 'F', 'T', '.', ...behind]) : NONE;
}

/** T. inside a part, and with its toad at the end of the part. */
function slides(before: Row, part: Part, behind: Row, ask: Questions): Moves {
  if (part === '.' || (typeof part === 'object' && part.kind === 'run')) return NONE;
  const inside = typeof part === 'object' ? slidesInside(before, part, behind) : NONE;
  const hole = takeFirst(behind, ask);
  if (hole.letter === null && hole.known) return inside;
  if (hole.letter !== null && hole.letter !== '.') return inside;
  const toad = takeLast([part], ask);
  if (toad.letter === null ? toad.known : toad.letter !== 'T') return inside;
  if (hole.letter === null || toad.letter === null) return { ...inside, complete: false };
  const across = only('T.', [...before, ...toad.rest, '.', 'T', ...hole.rest]);
  return { moves: [...inside.moves, ...across.moves], complete: inside.complete };
}

function slidesInside(before: Row, word: Word, behind: Row): Moves {
  if (word.slides === null) return UNKNOWN;
  if (!word.slides) return NONE;
  return only('T.', [...before, { ...word, head: null, tail: null, slides: null }, ...behind]);
}
