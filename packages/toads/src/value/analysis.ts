/**
 * All moves of both sides in a sum of boards and games, each with its value, whether it wins, whether it survives in
 * the canonical form, and what it costs.
 */
import { type Arena, type Dyadic, type GameId, LEFT, opposite, RIGHT, type Side } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { type Term, type TermMove, termMoves, termValue } from '../board/terms.ts';

/** A move in a sum, with the sum and the value that it leads to. */
export interface ValuedMove extends TermMove {
  /** The sum after the move. */
  readonly terms: readonly Term[];
  /** The value of that sum. */
  readonly value: GameId;
  /** Whether the player who makes it wins the sum, if both play well from there. */
  readonly wins: boolean;
  /** Whether the move survives in the canonical form: it is neither dominated nor reversible. */
  readonly sensible: boolean;
  /** Why it does not survive: another move is at least as good, or the other player's reply takes it back; else null. */
  readonly flaw: 'dominated' | 'reversible' | null;
  /** By how much it misses the stop of the sum, at least 0: what the player gives up if all is played to numbers. */
  readonly cost: Dyadic;
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
 * const format = ({ value, wins, flaw, cost }: ValuedMove) => [formatGame(valuer.arena, value), wins, flaw, `${cost}`];
 * moves[LEFT].map(format); // => [ [ '{1/2|1/8||0}', false, 'dominated', '1/8' ], [ '1/8', true, null, '0' ] ]
 * ```
 */
export function analyseMoves(arena: Arena, terms: readonly Term[], value: (board: Board) => GameId): Analysis {
  const values = terms.map((term) => termValue(arena, term, value));
  const total = sumOf(arena, values);
  const side = (mover: Side): ValuedMove[] => {
    const moves = termMoves(arena, terms, mover).map((move) => {
      const changed = values.with(move.index, termValue(arena, move.after, value));
      return { ...move, terms: terms.with(move.index, move.after), value: sumOf(arena, changed) };
    });
    const judge = new Judge(
      arena,
      total,
      mover,
      moves.map((move) => move.value),
    );
    return moves.map((move) => ({ ...move, ...judge.of(move.value) }));
  };
  return { value: total, moves: [side(LEFT), side(RIGHT)] };
}

const sumOf = (arena: Arena, values: readonly GameId[]): GameId =>
  values.reduce((sum, term) => arena.add(sum, term), arena.zero);

/** Judges the moves of one side by the values that they lead to. */
class Judge {
  private readonly canonical: readonly GameId[];

  constructor(
    private readonly arena: Arena,
    private readonly total: GameId,
    private readonly mover: Side,
    private readonly options: readonly GameId[],
  ) {
    this.canonical = arena.options(total, mover);
  }

  of(after: GameId): Pick<ValuedMove, 'wins' | 'sensible' | 'flaw' | 'cost'> {
    const { arena, total, mover } = this;
    const sensible = this.canonical.includes(after);
    const dominated = this.options.some((other) => other !== after && this.prefers(other, after));
    const [high, low] = [arena.stop(total, mover), arena.stop(after, opposite(mover))];
    return {
      wins: this.prefers(after, arena.zero),
      sensible,
      flaw: sensible ? null : dominated ? 'dominated' : 'reversible',
      cost: mover === LEFT ? high.subtract(low) : low.subtract(high),
    };
  }

  /** Whether the player to move likes g at least as much as h. */
  private prefers(g: GameId, h: GameId): boolean {
    return this.mover === LEFT ? this.arena.le(h, g) : this.arena.le(g, h);
  }
}
