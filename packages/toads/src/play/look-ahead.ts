/**
 * Play as a person plays: look a few moves ahead, then estimate. The estimate counts how far the pieces of each side
 * could still travel before they meet an enemy, which is what people count. It knows nothing of the theory, so it is
 * wrong where people are wrong: where a tempo, a jump or a block matters more than room.
 */
import { LEFT, opposite, type Side } from '@lilypad/games';
import { type Board, directionOf, EMPTY, pieceOf } from '../board/board.ts';
import { afterSumMove, type SumMove, type SumPosition, sumMoves } from './sum-position.ts';

/** A move, and what it seems to be worth to the player who makes it: the higher, the better. */
export interface EstimatedMove {
  readonly move: SumMove;
  readonly estimate: number;
}

/** The estimate of a game that is lost, before the moves until then are added: far below any count of squares. */
export const LOST = -10_000;

/** Positions looked at for one question; beyond them positions are estimated at once. */
const MOST_POSITIONS = 20_000;

/** All moves with their estimates, in the order of `sumMoves`; `depth` is the number of moves that are looked ahead. */
export function lookAhead(position: SumPosition, depth: number): EstimatedMove[] {
  const moves = sumMoves(position);
  return moves.map((move) => {
    const budget = { left: MOST_POSITIONS / moves.length };
    const after = afterSumMove(position, move);
    return { move, estimate: -search(after, depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, budget) };
  });
}

/** What a position seems to be worth to the player to move; exact between `low` and `high`. */
function search(position: SumPosition, depth: number, low: number, high: number, budget: { left: number }): number {
  const moves = sumMoves(position);
  // A loss that is further away is better than a near one, and `depth` falls towards the end.
  if (moves.length === 0) return LOST - depth;
  budget.left--;
  if (depth <= 0 || budget.left <= 0) return estimate(position);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    best = Math.max(best, -search(afterSumMove(position, move), depth - 1, -high, -Math.max(low, best), budget));
    if (best >= high) break;
  }
  return best;
}

/** The room of the player to move, less that of the other player. */
function estimate({ boards, turn }: SumPosition): number {
  return boards.reduce((sum, board) => sum + room(board, turn) - room(board, opposite(turn)), 0);
}

/** How many squares the pieces of a side could travel before they meet an enemy, and a half for each enemy to jump. */
function room(board: Board, side: Side): number {
  const step = directionOf(side);
  const own = pieceOf(side);
  let [total, free, enemyBehindSpace] = [0, 0, false];
  // From the far edge towards the pieces: `free` counts the empty squares up to the next enemy.
  for (let i = side === LEFT ? board.length - 1 : 0; i >= 0 && i < board.length; i -= step) {
    if (board[i] === EMPTY) free++;
    else if (board[i] === own) {
      total += free;
      if (enemyBehindSpace && board[i + step] !== EMPTY) total += 0.5;
      enemyBehindSpace = false;
    } else {
      enemyBehindSpace = board[i + step] === EMPTY;
      free = 0;
    }
  }
  return total;
}
