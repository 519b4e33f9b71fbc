/**
 * All moves of both sides in a sum of boards and games, each with its value and whether it survives in the canonical
 * form.
 */
import { type Arena, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { type Term, type TermMove, termMoves, termValue } from '../board/terms.ts';

/** A move in a sum, with the sum and the value that it leads to. */
export interface ValuedMove extends TermMove {
  /** The sum after the move. */
  readonly terms: readonly Term[];
  /** The value of that sum. */
  readonly value: GameId;
  /** Whether the move survives in the canonical form: it is neither dominated nor reversible. */
  readonly sensible: boolean;
}

/** The value of a sum, and the moves of Left and of Right. */
export interface Analysis {
  /** The value of the sum. */
  readonly value: GameId;
  /** The moves, by side. */
  readonly moves: readonly [readonly ValuedMove[], readonly ValuedMove[]];
}

/**
 * The value of a sum; `value` gives that of a board.
 *
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * const terms: Term[] = [
 *   { kind: 'board', negative: false, board: boardOf('TT..FF') },
 *   { kind: 'game', negative: false, game: valuer.arena.up },
 * ];
 * formatGame(valuer.arena, sumValue(valuer.arena, terms, (board) => valuer.value(board))); // => '^*'
 * ```
 */
export function sumValue(arena: Arena, terms: readonly Term[], value: (board: Board) => GameId): GameId {
  return terms.reduce((sum, term) => arena.add(sum, termValue(arena, term, value)), arena.zero);
}

/**
 * The value of a sum and of every move in it; `value` gives that of a board.
 *
 * @example
 * ```ts
 * import { Arena, formatGame, LEFT } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * const terms: Term[] = [{ kind: 'board', negative: false, board: boardOf('TT.TF.FF') }];
 * const { moves } = analyseMoves(valuer.arena, terms, (board) => valuer.value(board));
 * const format = ({ value, sensible }: ValuedMove) => `${formatGame(valuer.arena, value)} ${sensible}`;
 * moves[LEFT].map(format); // => [ '{1/2|1/8||0} false', '1/8 true' ]
 * ```
 */
export function analyseMoves(arena: Arena, terms: readonly Term[], value: (board: Board) => GameId): Analysis {
  const values = terms.map((term) => termValue(arena, term, value));
  const total = values.reduce((sum, term) => arena.add(sum, term), arena.zero);
  const side = (mover: Side): ValuedMove[] => {
    const canonical = arena.options(total, mover);
    return termMoves(arena, terms, mover).map((move) => {
      const after = values
        .with(move.index, termValue(arena, move.after, value))
        .reduce((sum, term) => arena.add(sum, term), arena.zero);
      return { ...move, terms: terms.with(move.index, move.after), value: after, sensible: canonical.includes(after) };
    });
  };
  return { value: total, moves: [side(LEFT), side(RIGHT)] };
}
