/**
 * Shorter boards of the same kind as a board that repeats something many times: T.(TF)^4..F is of the same kind as
 * T.(TF)^300..F. What shorter boards are worth, and how much work they are, suggests the same of the long one.
 */
import { type Board, newSquares } from '../board/board.ts';

/** A board as one of its kind. */
export interface BoardKind {
  /** How many times the board repeats what it repeats; the least number, if it repeats several things. */
  readonly count: number;
  /** The board of the same kind with another such number; if there are several, all change equally. */
  withCount(count: number): Board;
}

/** The longest sequence of squares that is looked for, and how many times it must be repeated. */
const LONGEST = 6;
const OFTEN = 10;
/** Several numbers of repetitions may differ by so much, so that shorter boards are short. */
const MOST_DIFFERENCE = 6;

/** A part of a board: so many squares from `start` on, repeated so many times; once, if they are not repeated often. */
interface Part {
  readonly start: number;
  readonly length: number;
  readonly count: number;
}

/** The kind of a board; null if it repeats nothing often. */
export function kindOf(board: Board): BoardKind | null {
  const parts = partsOf(board);
  const counts = parts.flatMap(({ count }) => (count > 1 ? [count] : []));
  const count = Math.min(...counts);
  if (counts.length === 0 || Math.max(...counts) - count > MOST_DIFFERENCE) return null;
  const changed = (part: Part, by: number): Part => (part.count > 1 ? { ...part, count: part.count + by } : part);
  return {
    count,
    withCount: (other) =>
      joined(
        board,
        parts.map((part) => changed(part, other - count)),
      ),
  };
}

function partsOf(board: Board): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < board.length; ) {
    const part = repeatedAt(board, at) ?? { start: at, length: 1, count: 1 };
    parts.push(part);
    at += part.length * part.count;
  }
  return parts;
}

/** What the board repeats often from a square on: the shortest sequence, if several are repeated as far. */
function repeatedAt(board: Board, start: number): Part | null {
  let best: Part | null = null;
  for (let length = 1; length <= LONGEST; length++) {
    let end = start + length;
    while (end < board.length && board[end] === board[end - length]) end++;
    const count = Math.floor((end - start) / length);
    if (count >= OFTEN && count * length > (best?.count ?? 0) * (best?.length ?? 0)) best = { start, length, count };
  }
  return best;
}

function joined(board: Board, parts: readonly Part[]): Board {
  const squares = newSquares(parts.reduce((sum, { length, count }) => sum + length * count, 0));
  let at = 0;
  for (const { start, length, count } of parts) {
    for (let i = 0; i < length * count; i++) squares[at++] = board[start + (i % length)];
  }
  return squares;
}
