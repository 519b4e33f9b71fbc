/** The positions that are looked through: all strips of a length, or the boards of a family within ranges. */
import type { GameId } from '@lilypad/games';
import { type Board, type Family, stripsInSteps } from '@lilypad/toads';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { Step } from '../evaluate/step.ts';
import { Fault } from '../syntax/fault.ts';
import type { Place } from '../syntax/tree.ts';
import type { GameValue, NumberValue } from '../values/value.ts';

/** Positions with their values, in the order in which they are listed. */
export interface Positions {
  readonly count: number;
  board(index: number): Board;
  /** A key that equal values share. */
  key(index: number): number;
  value(index: number): NumberValue | GameValue;
}

/** A family, and the values that each of its parameters takes. */
export interface FamilyRange {
  readonly family: Family;
  readonly ranges: ReadonlyMap<string, readonly number[]>;
}

/** All strips of a length, from all toads to all frogs. */
export function* stripsOf(evaluation: Evaluation, length: number, place: Place): Step<Positions> {
  const { games, surroundings } = evaluation;
  if (length < 1) throw new Fault('The length of strips must be at least 1.', place);
  const { arena } = games;
  const total = (3 ** (length + 1) - 3) / 2;
  const steps = stripsInSteps(arena, length, { maxBytes: games.session.maxBytes });
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      const last = value.count - 1;
      return {
        count: value.count,
        board: (index) => value.board(last - index),
        key: (index) => value.value(last - index),
        value: (index) => valueIn(arena, value.value(last - index)),
      };
    }
    surroundings.onProgress({ unit: 'strips', done: value, total });
    yield;
  }
}

function valueIn(arena: GameValue['arena'], id: GameId): NumberValue | GameValue {
  const number = arena.asNumber(id);
  return number === null ? { kind: 'game', arena, id } : { kind: 'number', number };
}

/** The boards of a family; points at which it is no board are left out. */
export function* boardsOf(evaluation: Evaluation, { family, ranges }: FamilyRange, place: Place): Step<Positions> {
  const { games, budget, surroundings } = evaluation;
  const names = family.parameters;
  const missing = names.filter((name) => !ranges.has(name));
  if (missing.length > 0) throw new Fault(`The parameter ${missing[0]} of ${family.text} has no range.`, place);
  const boards: Board[] = [];
  const values: (NumberValue | GameValue)[] = [];
  const total = names.reduce((product, name) => product * (ranges.get(name) as readonly number[]).length, 1);
  budget.spend(total, place);
  for (let n = 0; n < total; n++) {
    if (budget.step(place)) yield;
    const board = family.boardAt(pointAt(n, names, ranges));
    if (board === null) continue;
    boards.push(board);
    values.push(games.value(yield* games.board(board)));
    surroundings.onProgress({ unit: 'positions', done: n + 1, total });
  }
  const keys = new Map<unknown, number>();
  const keyed = values.map((value) => {
    const same = value.kind === 'number' ? value.number.toString() : value.id;
    if (!keys.has(same)) keys.set(same, keys.size);
    return keys.get(same) as number;
  });
  return {
    count: boards.length,
    board: (index) => boards[index] as Board,
    key: (index) => keyed[index] as number,
    value: (index) => values[index] as NumberValue | GameValue,
  };
}

/** The n-th point; the last parameter runs fastest. */
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
