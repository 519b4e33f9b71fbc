/**
 * Who wins a position, and which of its moves win, without the number of moves to the end.
 *
 * One sweep of thresholds (compare/thresholds) tells this for a position and all that its moves lead to. It goes through
 * far fewer boards than a solver and needs some 17 ns for each, so it reaches boards that are too large to be solved.
 */
import { LEFT } from '@lilypad/games';
import type { Board, Move } from '../board/board.ts';
import type { Position } from '../board/position.ts';
import { type ThresholdTables, thresholdCost, thresholdTables } from '../compare/thresholds/sweep.ts';
import { shiftThresholds, type Thresholds, ZERO_THRESHOLDS } from '../compare/thresholds/thresholds.ts';
import { simplifyBoard } from '../rules/reduce.ts';
import { NO_RULES } from '../rules/rules.ts';
import { arrangementOf } from '../sweep/arrangement.ts';
import type { Team } from '../team/team.ts';
import { doMove, generateMoves } from './game.ts';
import type { WinLose } from './remoteness.ts';

/** A move, and whether the player who makes it wins. */
export interface JudgedMove {
  /** The move. */
  readonly move: Move;
  /** Whether the player who makes it wins. */
  readonly value: WinLose;
}

/** Whether the player to move wins, and the moves, those that win first. */
export interface Judgement {
  /** Whether the player to move wins. */
  readonly value: WinLose;
  /** The moves, those that win first. */
  readonly moves: readonly JudgedMove[];
}

/** The limits of a judgement. */
export interface JudgeOptions {
  /** The most arrangements that are swept (default 400 million, some seven seconds). */
  readonly maxArrangements?: number;
  /** The most memory for the tables, in bytes (default 768 MB). */
  readonly maxBytes?: number;
  /** Called now and then with the number of arrangements done and their total. */
  readonly onProgress?: (done: number, total: number) => void;
  /** The threads that work together on a large sweep (default: this one alone). */
  readonly team?: Team | undefined;
}

const MAX_ARRANGEMENTS = 400_000_000;
const MAX_BYTES = 768 * 2 ** 20;

/**
 * Who wins a position, and which moves win; null if that is beyond the limits.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const judged = judgeMoves({ board: boardOf('T.TF.F'), turn: LEFT });
 * judged?.moves.map(({ move, value }) => `${printMove(move)} ${value}`); // => [ '3-5 win', '1-2 lose' ]
 * ```
 */
export function judgeMoves(position: Position, options: JudgeOptions = {}): Judgement | null {
  const tables = sweep(position.board, options);
  if (tables === null) return null;
  const moves = generateMoves(position).map((move): JudgedMove => {
    const after = doMove(position, move);
    return { move, value: winsNext(tables, after) ? 'lose' : 'win' };
  });
  const best = moves.filter(({ value }) => value === 'win');
  return {
    value: best.length > 0 ? 'win' : 'lose',
    moves: [...best, ...moves.filter(({ value }) => value === 'lose')],
  };
}

/** A board without its terminal pieces, and the integer that they count for. */
function reduced(board: Board): { readonly integer: number; readonly rest: Board | undefined } {
  const { integer, parts } = simplifyBoard(board, { ...NO_RULES, terminal: true });
  return { integer, rest: parts[0] };
}

/** The sweep for a board, which has the positions after its moves too; null if it is beyond the limits. */
function sweep(board: Board, options: JudgeOptions): ThresholdTables | null {
  const { rest } = reduced(board);
  if (rest === undefined) return { of: () => null };
  const arrangement = arrangementOf(rest);
  if (arrangement === null) return null;
  const { maxArrangements = MAX_ARRANGEMENTS, maxBytes = MAX_BYTES, team, onProgress } = options;
  const { arrangements, bytes } = thresholdCost(arrangement);
  if (arrangements > maxArrangements || bytes > maxBytes) return null;
  return thresholdTables(arrangement, { maxBytes, team, ...(onProgress === undefined ? {} : { onProgress }) });
}

/** Whether the player to move wins. */
function winsNext(tables: ThresholdTables, { board, turn }: Position): boolean {
  const { first, second } = thresholdsIn(tables, board);
  // Left wins as it is if no positive integer has to be added.
  return turn === LEFT ? first[0] <= 0n : second[0] > 0n;
}

function thresholdsIn(tables: ThresholdTables, board: Board): Thresholds {
  const { integer, rest } = reduced(board);
  const arrangement = rest === undefined ? null : arrangementOf(rest);
  const found = arrangement === null ? ZERO_THRESHOLDS : tables.of(arrangement);
  if (found === null) throw new Error('a position after a move is missing in the sweep');
  return shiftThresholds(found, BigInt(integer));
}
