/**
 * The document of a position in the GamesCrafters Universal Web API: value and remoteness of the position, and of each
 * move, best first.
 *
 * In a move, position, positionValue and remoteness belong to the position it leads to, where the other player
 * is to move; moveValue is seen by the player who makes it. deltaRemoteness is the distance to the best move of the
 * same moveValue: the quickest win, or the slowest loss.
 */
import type { Move } from '../board/board.ts';
import { printMove } from '../board/notation.ts';
import { type Position, printPosition } from '../board/position.ts';
import { doMove, generateMoves } from './game.ts';
import { type WinLose, winOrLose } from './remoteness.ts';
import type { Solver } from './solver.ts';

/** The document of a position. */
export interface PositionDocument {
  readonly position: string;
  readonly autoguiPosition: string;
  readonly positionValue: WinLose;
  readonly remoteness: number;
  readonly moves: readonly MoveDocument[];
  /** The value of the board as a combinatorial game, in plain notation; null where it was not computed. */
  readonly cgtValue: string | null;
}

/** A move in the document of a position. */
export interface MoveDocument {
  readonly position: string;
  readonly autoguiPosition: string;
  /** Its squares, counted from 1: 1-2. */
  readonly move: string;
  readonly autoguiMove: string;
  readonly moveValue: WinLose;
  readonly positionValue: WinLose;
  readonly remoteness: number;
  readonly deltaRemoteness: number;
}

/** A move with what it is worth to the player who makes it. */
export interface RatedMove {
  readonly move: Move;
  readonly after: Position;
  readonly value: WinLose;
  /** The remoteness of the position it leads to. */
  readonly remoteness: number;
  /** How far it is from the best move of the same value. */
  readonly delta: number;
}

/** The moves of a position, best first: wins before losses, quick wins first, slow losses first. */
export function rateMoves(solver: Solver, position: Position): RatedMove[] {
  const rated = generateMoves(position).map((move) => {
    const after = doMove(position, move);
    const remoteness = solver.remoteness(after);
    return { move, after, value: winOrLose(remoteness + 1), remoteness };
  });
  const best = { win: Number.POSITIVE_INFINITY, lose: 0 };
  for (const { value, remoteness } of rated) {
    best[value] = value === 'win' ? Math.min(best.win, remoteness) : Math.max(best.lose, remoteness);
  }
  return rated
    .map((m) => ({ ...m, delta: Math.abs(m.remoteness - best[m.value]) }))
    .sort((a, b) => (a.value === b.value ? a.delta - b.delta : a.value === 'win' ? -1 : 1));
}

/** The document of a position; the caller gives the game value of its board. */
export function positionDocument(solver: Solver, position: Position, cgtValue: string | null): PositionDocument {
  const remoteness = solver.remoteness(position);
  const text = printPosition(position);
  return {
    position: text,
    autoguiPosition: text,
    positionValue: winOrLose(remoteness),
    remoteness,
    moves: rateMoves(solver, position).map(moveDocument),
    cgtValue,
  };
}

function moveDocument({ move, after, value, remoteness, delta }: RatedMove): MoveDocument {
  const text = printPosition(after);
  return {
    position: text,
    autoguiPosition: text,
    move: printMove(move),
    autoguiMove: `M_${move.from}_${move.to}_x`,
    moveValue: value,
    positionValue: winOrLose(remoteness),
    remoteness,
    deltaRemoteness: delta,
  };
}
