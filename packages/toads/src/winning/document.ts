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
import { type RemotenessSource, type WinLose, winOrLose } from './remoteness.ts';

/** The document of a position. */
export interface PositionDocument {
  /** The position, such as 1_RR--LL. */
  readonly position: string;
  /** The same, for the automatic interface of GamesCrafters. */
  readonly autoguiPosition: string;
  /** Whether the player to move wins. */
  readonly positionValue: WinLose;
  /** The number of moves to the end; null where only the winner is known. */
  readonly remoteness: number | null;
  /** The moves, best first. */
  readonly moves: readonly MoveDocument[];
  /** The value of the board as a combinatorial game, in plain notation; null where it was not computed. */
  readonly cgtValue: string | null;
}

/** A move in the document of a position. */
export interface MoveDocument {
  /** The position that it leads to. */
  readonly position: string;
  /** The same, for the automatic interface of GamesCrafters. */
  readonly autoguiPosition: string;
  /** Its squares, counted from 1: 1-2. */
  readonly move: string;
  /** The same, for the automatic interface of GamesCrafters. */
  readonly autoguiMove: string;
  /** Whether the player who makes it wins. */
  readonly moveValue: WinLose;
  /** Whether the player who is to move after it wins. */
  readonly positionValue: WinLose;
  /** The number of moves from there to the end; null where only the winner is known. */
  readonly remoteness: number | null;
  /** How many moves it is from the best move of the same value; null where only the winner is known. */
  readonly deltaRemoteness: number | null;
}

/** A move with what it is worth to the player who makes it. */
export interface RatedMove {
  /** The move. */
  readonly move: Move;
  /** The position it leads to. */
  readonly after: Position;
  /** Whether the player who makes it wins. */
  readonly value: WinLose;
  /** The remoteness of the position it leads to, in moves. */
  readonly remoteness: number;
  /** How many moves it is from the best move of the same value. */
  readonly delta: number;
}

/**
 * The moves of a position, best first: wins before losses, quick wins first, slow losses first.
 *
 * @throws GameLimitError - if the position is beyond the limits of the solver
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const moves = rateMoves(new Solver(), { board: boardOf('T.TF.F'), turn: LEFT });
 * moves.map(({ move, value, remoteness }) => `${printMove(move)} ${value} ${remoteness}`); // => [ '3-5 win 8', '1-2 lose 1' ]
 * ```
 */
export function rateMoves(source: RemotenessSource, position: Position): RatedMove[] {
  const rated = generateMoves(position).map((move) => {
    const after = doMove(position, move);
    const remoteness = source.remoteness(after);
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

/**
 * The document of a position; the caller gives the game value of its board.
 *
 * @throws GameLimitError - if the position is beyond the limits of the solver
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const document = positionDocument(new Solver(), { board: boardOf('T.F'), turn: LEFT }, '*');
 * document.moves.map(({ move, moveValue }) => `${move} ${moveValue}`); // => [ '1-2 win' ]
 * [document.position, document.positionValue, document.remoteness]; // => [ '1_R-L', 'win', 3 ]
 * ```
 */
export function positionDocument(
  source: RemotenessSource,
  position: Position,
  cgtValue: string | null,
): PositionDocument {
  const remoteness = source.remoteness(position);
  const text = printPosition(position);
  return {
    position: text,
    autoguiPosition: text,
    positionValue: winOrLose(remoteness),
    remoteness,
    moves: rateMoves(source, position).map(moveDocument),
    cgtValue,
  };
}

/**
 * The document of a position of which only the winner is known, and of each position that a move leads to.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const solver = new Solver();
 * const isWin = (position: Position) => solver.solve(position).value === 'win';
 * const document = outcomeDocument(isWin, { board: boardOf('T.TF.F'), turn: LEFT }, '*');
 * document.moves.map(({ move, moveValue, remoteness }) => [move, moveValue, remoteness]); // => [ [ '3-5', 'win', null ], [ '1-2', 'lose', null ] ]
 * ```
 */
export function outcomeDocument(
  isWin: (position: Position) => boolean,
  position: Position,
  cgtValue: string | null,
): PositionDocument {
  const moves = generateMoves(position).map((move) => {
    const after = doMove(position, move);
    return moveDocument({ move, after, value: isWin(after) ? 'lose' : 'win', remoteness: null, delta: null });
  });
  const text = printPosition(position);
  return {
    position: text,
    autoguiPosition: text,
    positionValue: isWin(position) ? 'win' : 'lose',
    remoteness: null,
    moves: [...moves.filter((one) => one.moveValue === 'win'), ...moves.filter((one) => one.moveValue === 'lose')],
    cgtValue,
  };
}

type Known<T> = Omit<T, 'remoteness' | 'delta'> & { readonly remoteness: number | null; readonly delta: number | null };

function moveDocument({ move, after, value, remoteness, delta }: Known<RatedMove>): MoveDocument {
  const text = printPosition(after);
  return {
    position: text,
    autoguiPosition: text,
    move: printMove(move),
    autoguiMove: `M_${move.from}_${move.to}_x`,
    moveValue: value,
    positionValue: value === 'win' ? 'lose' : 'win',
    remoteness,
    deltaRemoteness: delta,
  };
}
