/**
 * What every move of a position is worth, by the best method that reaches it: one board is solved, which gives the
 * number of moves to the end, or judged, which gives the winner; several boards are valued, which gives the winner too.
 */
import type { Session } from '../session.ts';
import { analyseMoves } from '../value/analysis.ts';
import { withinLimits } from '../value/within-limits.ts';
import { rateMoves } from '../winning/document.ts';
import { judgeMoves } from '../winning/judge.ts';
import type { WinLose } from '../winning/remoteness.ts';
import type { Solver } from '../winning/solver.ts';
import type { SumMove, SumPosition } from './sum-position.ts';

/** A move with what it is worth to the player who makes it. */
export interface RatedSumMove {
  /** The move. */
  readonly move: SumMove;
  /** Whether the player who makes it wins. */
  readonly value: WinLose;
  /** The number of moves from there to the end; null where only the winner is known. */
  readonly remoteness: number | null;
}

/** What a position and its moves are worth. */
export interface SumRating {
  /** Whether the player to move wins. */
  readonly value: WinLose;
  /** The number of moves to the end; null where only the winner is known. */
  readonly remoteness: number | null;
  /** The moves, best first. */
  readonly moves: readonly RatedSumMove[];
}

/** Rates positions; null for one that is too large. */
export type Rate = (position: SumPosition) => SumRating | null;

/** What a rater uses. */
export interface RaterOptions {
  /** Solves single boards. */
  readonly solver: Solver;
  /** Values the boards of a sum. */
  readonly session: Session;
  /** Called now and then while a large board is judged, with the number of arrangements done and their total. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Rates positions by the best method that reaches them.
 *
 * @example
 * ```ts
 * import { LEFT } from '@lilypad/games';
 * const rate = rater({ solver: new Solver(), session: new Session({ maxBytes: 2 ** 28 }) });
 * const moves = rate({ boards: [boardOf('T.F'), boardOf('TF.')], turn: LEFT })?.moves ?? [];
 * moves.map(({ move, value }) => `${move.board}: ${printMove(move)} ${value}`); // => [ '0: 1-2 win', '1: 1-3 lose' ]
 * ```
 */
export function rater(options: RaterOptions): Rate {
  return (position) => {
    if (position.boards.length > 1) return withinLimits(() => valued(options.session, position));
    return withinLimits(() => solved(options.solver, position)) ?? judged(options, position);
  };
}

function solved(solver: Solver, { boards: [board], turn }: SumPosition): SumRating {
  const { value, remoteness } = solver.solve({ board, turn });
  const moves = rateMoves(solver, { board, turn });
  return {
    value,
    remoteness,
    moves: moves.map(({ move, ...worth }) => ({
      move: { ...move, board: 0 },
      value: worth.value,
      remoteness: worth.remoteness,
    })),
  };
}

function judged({ session, onProgress }: RaterOptions, { boards: [board], turn }: SumPosition): SumRating | null {
  const judgement = judgeMoves({ board, turn }, { team: session.team, ...(onProgress && { onProgress }) });
  if (judgement === null) return null;
  const moves = judgement.moves.map(({ move, value }) => ({ move: { ...move, board: 0 }, value, remoteness: null }));
  return { value: judgement.value, remoteness: null, moves };
}

/** By the values of the boards; among moves of equal worth, those that give up least come first. */
function valued(session: Session, { boards, turn }: SumPosition): SumRating {
  const valuer = session.valuer();
  const terms = boards.map((board) => ({ kind: 'board', negative: false, board }) as const);
  const analysis = analyseMoves(valuer.arena, terms, (board) => valuer.value(board));
  const moves = analysis.moves[turn].flatMap(({ index, move, wins, cost }) =>
    move === null
      ? []
      : [{ move: { ...move, board: index }, value: wins ? 'win' : 'lose', remoteness: null, cost } as const],
  );
  moves.sort((a, b) => (a.value === b.value ? a.cost.compare(b.cost) : a.value === 'win' ? -1 : 1));
  return {
    value: moves.length > 0 ? moves[0].value : 'lose',
    remoteness: null,
    moves: moves.map(({ cost, ...rated }) => rated),
  };
}
