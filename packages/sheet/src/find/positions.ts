/** The positions that are looked through: all strips of a length, or the boards of a family within ranges. */
import { type Arena, type GameId, parseGame } from '@lilypad/games';
import { type Board, boardOf, type Family, openStrips, type StripPart } from '@lilypad/toads';
import type { Evaluation } from '../evaluate/evaluation.ts';
import { Fault } from '../syntax/fault.ts';
import type { Place } from '../syntax/tree.ts';
import { type GameValue, type NumberValue, numberValue } from '../values/value.ts';
import { CHUNK, type Chunks } from './chunks.ts';
import { familyValues } from './family-values.ts';

/** Positions with their values. */
export interface Positions {
  /** All positions, in the order in which they are listed; those of a chunk have been valued. */
  readonly chunks: Chunks;
  board(index: number): Board;
  /** A number that stands for the value: positions with the same number have the same value. */
  key(index: number): number;
  value(index: number): NumberValue | GameValue;
  /** Ends what other threads do for positions that nobody will ask for. */
  close?(): void;
}

/** Strips have at most twice as many squares. */
const COUNTED = 10;

/** A family, and the values that each of its parameters takes. */
export interface FamilyRange {
  readonly family: Family;
  readonly ranges: ReadonlyMap<string, readonly number[]>;
  /** The value of the board with a number, in plain notation, if somebody has found it already (default: what threads find). */
  readonly known?: ((index: number) => string | null) | undefined;
}

/** A position with its value, as texts. */
export interface Candidate {
  /** The squares. */
  readonly position: string;
  /** In plain notation. */
  readonly value: string;
}

/** All boards of a family, the last parameter running fastest; null at points at which it is no board. */
export function* familyBoards({ family, ranges }: FamilyRange): Generator<Board | null> {
  const names = family.parameters;
  const total = names.reduce((product, name) => product * (ranges.get(name) as readonly number[]).length, 1);
  for (let index = 0; index < total; index++) yield family.boardAt(pointAt(index, names, ranges));
}

/** All strips of a length, or a part of them, from all frogs to all toads: every move leads to an earlier one. */
export function stripsOf(evaluation: Evaluation, length: number, place: Place, part?: StripPart): Positions {
  const { games, surroundings } = evaluation;
  if (length < 1) throw new Fault('The length of strips must be at least 1.', place);
  const { arena } = games;
  const strips = openStrips(arena, length, { maxBytes: games.session.maxBytes, team: games.session.team, part });
  const isWanted = part === undefined ? () => true : partTest(part);
  const numbers = new Uint32Array(CHUNK);
  let next = 0;
  return {
    *chunks() {
      while (next === strips.known) {
        if (next === strips.count) return null;
        strips.work(CHUNK);
        surroundings.onProgress({ unit: 'strips', done: strips.known, total: strips.count });
        yield;
      }
      let count = 0;
      for (const end = Math.min(strips.known, next + CHUNK); next < end; next++) {
        if (isWanted(next)) numbers[count++] = next;
      }
      return numbers.subarray(0, count);
    },
    board: (index) => strips.board(index),
    key: (index) => strips.key(index),
    value: (index) => valueIn(arena, strips.value(index)),
    close: () => strips.close(),
  };
}

/** Whether a strip, by its number, has the blanks and toads of a part. */
function partTest({ blanks, toads: [least, most] }: StripPart): (strip: number) => boolean {
  // How many there are among ten digits.
  const blanksIn = new Uint8Array(3 ** COUNTED);
  const toadsIn = new Uint8Array(3 ** COUNTED);
  for (let digits = 1; digits < blanksIn.length; digits++) {
    const before = Math.floor(digits / 3);
    blanksIn[digits] = (blanksIn[before] as number) + (digits % 3 === 1 ? 1 : 0);
    toadsIn[digits] = (toadsIn[before] as number) + (digits % 3 === 2 ? 1 : 0);
  }
  return (strip) => {
    const high = Math.floor(strip / blanksIn.length);
    const low = strip - high * blanksIn.length;
    if ((blanksIn[high] as number) + (blanksIn[low] as number) !== blanks) return false;
    const toads = (toadsIn[high] as number) + (toadsIn[low] as number);
    return toads >= least && toads <= most;
  };
}

/** Positions whose values have been found already, in their order. */
export function candidatesOf({ games }: Evaluation, candidates: readonly Candidate[]): Positions {
  const values = new DistinctValues();
  const keys: number[] = [];
  return {
    *chunks() {
      const from = keys.length;
      for (const { position, value } of candidates.slice(from, from + CHUNK)) {
        const game = parseGame(games.arena, value);
        if (!game.ok) throw new TypeError(`the value of ${position} cannot be read`);
        keys.push(values.key(games.value(game.value)));
      }
      yield;
      return from === keys.length ? null : Uint32Array.from({ length: keys.length - from }, (_, i) => from + i);
    },
    board: (index) => boardOf((candidates[index] as Candidate).position),
    key: (index) => keys[index] as number,
    value: (index) => values.value(keys[index] as number),
  };
}

function valueIn(arena: Arena, id: GameId): NumberValue | GameValue {
  const number = arena.asNumber(id);
  return number === null ? { kind: 'game', arena, id } : numberValue(number);
}

/** The boards of a family, the last parameter running fastest; points at which it is no board are left out. */
export function boardsOf(evaluation: Evaluation, source: FamilyRange, place: Place): Positions {
  const { family, ranges } = source;
  const { games, budget, surroundings } = evaluation;
  const names = family.parameters;
  const missing = names.filter((name) => !ranges.has(name));
  if (missing.length > 0) throw new Fault(`The parameter ${missing[0]} of ${family.text} has no range.`, place);
  const total = names.reduce((product, name) => product * (ranges.get(name) as readonly number[]).length, 1);
  budget.spend(total, place);
  const boardAt = (index: number): Board | null => family.boardAt(pointAt(index, names, ranges));
  const values = new DistinctValues();
  const keys: number[] = [];
  const tell = (): void => surroundings.onProgress({ unit: 'positions', done: keys.length, total });
  const { team, maxBytes } = games.session;
  const known = source.known ?? familyValues(familyBoards(source), { team, maxBytes, onProgress: tell });
  return {
    *chunks() {
      while (keys.length < total) {
        if (budget.step(place)) yield;
        const index = keys.length;
        const board = boardAt(index);
        const text = board === null ? null : (known?.(index) ?? null);
        const found = text === null ? null : parseGame(games.arena, text);
        if (board === null) keys.push(-1);
        else keys.push(values.key(games.value(found?.ok ? found.value : yield* games.board(board))));
        tell();
        if (board !== null) return Uint32Array.of(index);
      }
      return null;
    },
    board: (index) => boardAt(index) as Board,
    key: (index) => keys[index] as number,
    value: (index) => values.value(keys[index] as number),
  };
}

/** Values, each kept once and numbered. A game that was made in two arenas has two numbers. */
class DistinctValues {
  private readonly values: (NumberValue | GameValue)[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly games = new Map<Arena, Map<GameId, number>>();

  key(value: NumberValue | GameValue): number {
    if (value.kind === 'number') return this.keyIn(this.numbers, value.number.toString(), value);
    const known = this.games.get(value.arena) ?? new Map<GameId, number>();
    this.games.set(value.arena, known);
    return this.keyIn(known, value.id, value);
  }

  value(key: number): NumberValue | GameValue {
    return this.values[key] as NumberValue | GameValue;
  }

  private keyIn<K>(known: Map<K, number>, same: K, value: NumberValue | GameValue): number {
    const key = known.get(same) ?? this.values.push(value) - 1;
    known.set(same, key);
    return key;
  }
}

/** The n-th point. */
function pointAt(
  n: number,
  names: readonly string[],
  ranges: ReadonlyMap<string, readonly number[]>,
): Record<string, number> {
  const point: Record<string, number> = {};
  let rest = n;
  for (const name of names.toReversed()) {
    const values = ranges.get(name) as readonly number[];
    point[name] = values[rest % values.length] as number;
    rest = Math.floor(rest / values.length);
  }
  return point;
}
