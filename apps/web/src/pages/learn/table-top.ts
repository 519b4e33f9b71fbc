/**
 * A small game on a sum of boards, played by one person for both sides: either side may begin, then they take turns.
 */
import { opposite, type Side } from '@lilypad/games';
import { afterMove, legalMoves, type Move } from '@lilypad/toads';
import { elementAt } from '../../element-at.ts';
import { boardTerm, parseSum, printSum, type SumTerm } from '../../sum/sum.ts';

export interface TableTop {
  readonly terms: readonly SumTerm[];
  /** Who is to move; null if either side may. */
  readonly turn: Side | null;
}

/** A sum of boards, all of which are known to be right; `turn` moves first, or either side if it is null. */
export function layOut(sum: string, turn: Side | null = null): TableTop {
  const parsed = parseSum(sum);
  if (!parsed.ok) throw new TypeError(`${sum}: ${parsed.error.message}`);
  return { terms: parsed.terms, turn };
}

export const sumOf = ({ terms }: TableTop): string => printSum(terms);

/** The moves in a term that may be made now. On a board that is subtracted the sides are exchanged. */
export function movesIn({ terms, turn }: TableTop, index: number): Move[] {
  const { board, negative } = elementAt(terms, index);
  if (board === null) return [];
  const sides: readonly Side[] = turn === null ? [0, 1] : [turn];
  return sides.flatMap((side) => legalMoves(board, negative ? opposite(side) : side)).sort((a, b) => a.from - b.from);
}

export function makeMove(top: TableTop, index: number, move: Move): TableTop {
  const { board, negative } = elementAt(top.terms, index);
  if (board === null) throw new TypeError(`Term ${index} is no board.`);
  const mover = negative ? opposite(move.side) : move.side;
  return { terms: top.terms.with(index, boardTerm(afterMove(board, move), negative)), turn: opposite(mover) };
}

/** Who has won, or null while there is a move; games that are no boards are not played on here. */
export function winner(top: TableTop): Side | null {
  if (
    top.turn === null ||
    top.terms.some(({ board }) => board === null) ||
    top.terms.some((_, i) => movesIn(top, i).length > 0)
  )
    return null;
  return opposite(top.turn);
}
