/**
 * A board as the order of its pieces and the gaps between them: the form in which sweeps use positions.
 */
import { type Board, EMPTY, FROG, TOAD } from '../board/board.ts';
import type { PieceOrder } from './piece-order.ts';

export interface Arrangement {
  readonly order: PieceOrder;
  /** gaps[i] empty squares are in front of piece i; the others are behind the last piece. */
  readonly gaps: readonly number[];
  readonly blanks: number;
}

/** Piece orders are bit sets: boards with more pieces have no arrangement. */
export const MAX_PIECES = 26;

/** The arrangement of a board, or null if it has too many pieces. */
export function arrangementOf(board: Board): Arrangement | null {
  const gaps: number[] = [];
  let frogs = 0;
  let blanks = 0;
  let gap = 0;
  for (let i = 0; i < board.length; i++) {
    if (board[i] === EMPTY) {
      gap++;
      blanks++;
      continue;
    }
    if (gaps.length === MAX_PIECES) return null;
    if (board[i] === FROG) frogs |= 1 << gaps.length;
    gaps.push(gap);
    gap = 0;
  }
  return { order: { frogs, size: gaps.length }, gaps, blanks };
}

/** T^toads .^blanks F^frogs. */
export function startArrangement(toads: number, frogs: number, blanks: number): Arrangement {
  const gaps = new Array<number>(toads + frogs).fill(0);
  if (frogs > 0) gaps[toads] = blanks;
  return { order: { frogs: ((1 << frogs) - 1) << toads, size: toads + frogs }, gaps, blanks };
}

/** How many toads and frogs a board has if all toads are before all frogs, in any places; else null. */
export function unplayed(board: Board): { readonly toads: number; readonly frogs: number } | null {
  let toads = 0;
  let frogs = 0;
  for (let i = 0; i < board.length; i++) {
    if (board[i] === FROG) frogs++;
    else if (board[i] === TOAD && frogs > 0) return null;
    else if (board[i] === TOAD) toads++;
  }
  return { toads, frogs };
}
