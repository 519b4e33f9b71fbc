/**
 * Games between values and the arena in use. The session renews its arena when that has grown large; values keep the
 * arena that they were made in, and are brought over when they are needed again.
 */
import { type Arena, fold, type GameId, LEFT, RIGHT } from '@lilypad/games';
import type { Board, Session, Valuer } from '@lilypad/toads';
import { Fault } from '../syntax/fault.ts';
import type { Place } from '../syntax/tree.ts';
import { aKind, type GameValue, type NumberValue, numberValue, type Value } from '../values/value.ts';
import { type Step, waitFor } from './step.ts';

/** Boards with fewer squares need no proved formulas, so that nothing has to be opened for them. */
const SHORT = 18;

export class Games {
  readonly session: Session;
  valuer: Valuer;
  /** What has been brought over, by the arena that it came from. */
  private readonly moved = new WeakMap<Arena, { readonly to: Arena; readonly known: Map<GameId, GameId> }>();

  constructor(session: Session) {
    this.session = session;
    this.valuer = session.valuer();
  }

  get arena(): Arena {
    return this.valuer.arena;
  }

  /** At the start of a statement: a new arena if the last has grown too large. */
  refresh(): void {
    this.valuer = this.session.valuer();
  }

  /** A game of the arena in use as a value. */
  value(id: GameId): NumberValue | GameValue {
    const number = this.arena.asNumber(id);
    return number === null ? { kind: 'game', arena: this.arena, id } : numberValue(number);
  }

  /** A value as a game of the arena in use. */
  id(value: NumberValue | GameValue): GameId {
    if (value.kind === 'number') return this.arena.number(value.number);
    return value.arena === this.arena ? value.id : this.move(value);
  }

  /** The value of a board. */
  *board(board: Board): Step<GameId> {
    if (board.length > SHORT) this.valuer = yield* waitFor(this.session.valuerFor([board]));
    return this.valuer.value(board);
  }

  /** What a value is worth as a game: boards and sums are valued. */
  *worth(value: Value, place: Place): Step<NumberValue | GameValue> {
    switch (value.kind) {
      case 'number':
      case 'game':
        return value;
      case 'board':
        return this.value(yield* this.board(value.board));
      case 'sum': {
        let sum: NumberValue | GameValue | null = null;
        for (const term of value.terms) sum = this.plus(sum, yield* this.worth(term.value, place), term.negative);
        return sum as NumberValue | GameValue;
      }
      case 'family':
        throw new Fault(
          `The parameters of ${value.family.text} have no values (${value.family.parameters.join(', ')}).`,
          place,
        );
      default:
        throw new Fault(`A game is expected here, not ${aKind(value)}.`, place);
    }
  }

  private plus(
    sum: NumberValue | GameValue | null,
    term: NumberValue | GameValue,
    negative: boolean,
  ): NumberValue | GameValue {
    const { arena } = this;
    const id = negative ? arena.negate(this.id(term)) : this.id(term);
    return this.value(sum === null ? id : arena.add(this.id(sum), id));
  }

  private move({ arena: from, id }: GameValue): GameId {
    const { arena: to } = this;
    let moved = this.moved.get(from);
    if (moved === undefined || moved.to !== to) {
      moved = { to, known: new Map() };
      this.moved.set(from, moved);
    }
    return fold<GameId>(
      from,
      id,
      (g) => from.isNus(g),
      (g, get) => {
        const nus = from.asNus(g);
        if (nus !== null) return to.nus(nus.number, nus.ups, nus.nimber);
        return to.game(from.options(g, LEFT).map(get), from.options(g, RIGHT).map(get));
      },
      moved.known,
    );
  }
}
