/**
 * The value of a long board that repeats something, guessed from shorter boards of its kind and confirmed by a search. A
 * search that shows who wins meets few positions where a player has a simple strategy, however long the board is:
 * T.(TF)^300..F = -1/2 + 1/2^298 takes a second, while its positions are too many to count.
 */
import { type Arena, Dyadic, type GameId, type Nus } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { type BoardKind, kindOf } from '../value/shorter.ts';
import { Valuer } from '../value/valuer.ts';
import { withinLimits } from '../value/within-limits.ts';
import { confirmValue } from './confirm.ts';

/** Three shorter boards are valued, each in this much memory, in bytes. */
const SHORTER_BYTES = 2 ** 24;
/** The first of them has at least so many repetitions; each of the others has two more, since values often alternate. */
const FIRST_COUNT = 3;
const STEP = 2;
/** The search that confirms a guess may take so many nodes: some seconds. A simple strategy takes some tens for each square. */
const MOST_NODES = 100_000;

/** Null if the board repeats nothing often, or the guess is wrong or takes too long to confirm. */
export function valueByShorter(
  arena: Arena,
  board: Board,
  { maxBytes, onProgress }: { readonly maxBytes: number; readonly onProgress?: (nodes: number) => void },
): { readonly value: GameId; readonly nodes: number } | null {
  const kind = kindOf(board);
  const value = kind && guessOf(arena, kind);
  if (value === null) return null;
  const options = { maxNodes: MOST_NODES, maxBytes, ...(onProgress && { onProgress }) };
  const { holds, nodes } = confirmValue(arena, board, value, options);
  return holds ? { value, nodes } : null;
}

/** Null if the shorter boards are too much work, or their values have no simple pattern. */
function guessOf(arena: Arena, kind: BoardKind): GameId | null {
  const first = FIRST_COUNT + ((kind.count - FIRST_COUNT) % STEP);
  const values: Nus[] = [];
  for (const count of [first, first + STEP, first + 2 * STEP]) {
    const valuer = new Valuer(arena, { maxBytes: arena.bytes + SHORTER_BYTES });
    const value = withinLimits(() => valuer.value(kind.withCount(count)));
    const nus = value === null ? null : arena.asNus(value);
    if (nus === null) return null;
    values.push(nus);
  }
  return extrapolated(arena, values, (kind.count - first) / STEP - 2);
}

/** The value so many steps after the last of three; null if they have no simple pattern. */
function extrapolated(arena: Arena, [a, b, c]: readonly Nus[], steps: number): GameId | null {
  const number = numberAfter(a.number, b.number, c.number, steps);
  const isRegular = c.ups - b.ups === b.ups - a.ups && a.nimber === b.nimber && b.nimber === c.nimber;
  if (number === null || !isRegular) return null;
  const ups = c.ups + steps * (c.ups - b.ups);
  return withinLimits(() => arena.nus(number, ups, c.nimber));
}

/** Where each difference is the one before it, or that divided by a power of two. */
function numberAfter(a: Dyadic, b: Dyadic, c: Dyadic, steps: number): Dyadic | null {
  const [earlier, later] = [b.subtract(a), c.subtract(b)];
  if (earlier.equals(later)) return c.add(later.multiply(Dyadic.of(steps)));
  const halvings = Array.from({ length: 2 * STEP }, (_, i) => i + 1).find((k) => earlier.scale(-k).equals(later));
  if (halvings === undefined) return null;
  let [sum, difference] = [c, later];
  for (let i = 0; i < steps; i++) {
    difference = difference.scale(-halvings);
    sum = sum.add(difference);
  }
  return sum;
}
