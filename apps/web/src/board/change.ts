/** What happened between two boards, if it was one move, made or taken back. */
import { type Board, EMPTY } from '@lilypad/toads';
import { elementAt } from '../element-at.ts';

/** A piece went from one square to another. */
export interface Change {
  readonly from: number;
  readonly to: number;
}

/** The move from one board to the other, forwards or backwards; null if they differ in another way, or not at all. */
export function changeBetween(before: Board, after: Board): Change | null {
  if (before.length !== after.length) return null;
  const different = Array.from(before, (_, i) => i).filter((i) => before[i] !== after[i]);
  if (different.length !== 2) return null;
  const [from, to] = before[elementAt(different, 0)] === EMPTY ? different.reverse() : different;
  if (from === undefined || to === undefined) return null;
  const moved = before[to] === EMPTY && after[from] === EMPTY && before[from] === after[to];
  return moved && Math.abs(from - to) <= 2 ? { from, to } : null;
}
