/**
 * How many copies of a game, with another game beside them, compare with 0, without adding them up. For each rest (see
 * rests.ts) it is enough to know with which numbers x Left wins V - x moving first, and with which Right does, where V is
 * k copies with the rest: by number avoidance, these *cuts* of V follow from those of its options. The cuts for k copies
 * follow from those for k - 1 in the same way for each k, and so they repeat, but for a number that is added, once they
 * have come back to the same distances. Then they are known for any number of copies.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import type { Relation } from '../core/order.ts';
import { LEFT, RIGHT, type Side } from '../core/side.ts';
import { type RestMove, type Rests, restsOf } from './rests.ts';

/** After so many copies without a repetition, no answer is given. */
const MOST_STEPS = 2_000;

/** Where a side that moves first begins to win: for Left, below this number; and at the number itself if it is closed. */
interface Cut {
  readonly at: Dyadic;
  readonly closed: boolean;
}

/** The cuts of both sides. */
type Cuts = readonly [Cut, Cut];

/**
 * How n copies of g, with another game beside them, compare with 0; null if that cannot be said this way. The number of
 * copies does not matter for the time it takes.
 *
 * @param n - how many copies, at least 0
 * @example
 * ```ts
 * const arena = new Arena();
 * const tiny = arena.game([arena.zero], [arena.game([arena.zero], [arena.integer(-3)])]);
 * compareCopies(arena, tiny, 10n ** 30n, arena.zero); // => '>'
 * compareCopies(arena, tiny, 10n ** 30n, arena.negate(arena.up)); // => '<'
 * ```
 */
export function compareCopies(arena: Arena, g: GameId, n: bigint, beside: GameId): Relation | null {
  if (arena.isNumber(g)) return arena.compare(arena.add(arena.multiple(g, n), beside), arena.zero);
  const rests = restsOf(arena, g, beside);
  if (rests === null) return null;
  const cuts = cutsAfter(arena, rests, n);
  if (cuts === null) return null;
  const [left, right] = shifted(cuts, rests.number);
  const [leftWins, rightWins] = [isBelow(Dyadic.ZERO, left), isBelow(Dyadic.ZERO, mirrored(right))];
  return leftWins ? (rightWins ? '||' : '>') : rightWins ? '<' : '=';
}

/** The cuts of n copies with the first rest. */
function cutsAfter(arena: Arena, rests: Rests, n: bigint): Cuts | null {
  const rows: (readonly Cuts[])[] = [rests.games.map((rest) => cutsOf(arena, rest))];
  const seen = new Map([[distances(rows[0] as readonly Cuts[]), 0]]);
  /** The last number of copies at which a number was the simplest of many: that depends on where the cuts are. */
  let lastSimplest = 0;
  for (let k = 1; k <= MOST_STEPS && k <= n; k++) {
    const row: Cuts[] = [];
    for (const moves of rests.moves) {
      const { cuts, isSimplest } = cutsFrom(moves, rows[k - 1] as readonly Cuts[], row);
      row.push(cuts);
      if (isSimplest) lastSimplest = k;
    }
    rows.push(row);
    const key = distances(row);
    const before = seen.get(key);
    seen.set(key, k);
    if (before === undefined || lastSimplest > before) continue;
    const [period, far] = [BigInt(k - before), n - BigInt(before)];
    const base = (rows[before + Number(far % period)] as readonly Cuts[])[rests.first] as Cuts;
    const step = baseOf(row).subtract(baseOf(rows[before] as readonly Cuts[]));
    return shifted(base, step.multiply(Dyadic.of(far / period)));
  }
  return n < BigInt(rows.length) ? ((rows[Number(n)] as readonly Cuts[])[rests.first] as Cuts) : null;
}

const baseOf = (row: readonly Cuts[]): Dyadic => (row[0] as Cuts)[LEFT].at;

/** The cuts of a row relative to the first of them: rows with the same distances differ by a number. */
function distances(row: readonly Cuts[]): string {
  const base = baseOf(row);
  return row.flatMap((cuts) => cuts.map(({ at, closed }) => `${at.subtract(base)}${closed ? ']' : ')'}`)).join();
}

/** The cuts of a game of the arena. */
function cutsOf(arena: Arena, g: GameId): Cuts {
  const [left, right] = [arena.stop(g, LEFT), arena.stop(g, RIGHT)];
  return [
    { at: left, closed: !arena.le(g, arena.number(left)) },
    { at: right, closed: !arena.le(arena.number(right), g) },
  ];
}

/** The cuts of k copies with a rest, from those of the options. */
function cutsFrom(
  moves: readonly [readonly RestMove[], readonly RestMove[]],
  fewer: readonly Cuts[],
  same: readonly Cuts[],
): { readonly cuts: Cuts; readonly isSimplest: boolean } {
  const [left, right] = [bestCut(moves, LEFT, fewer, same), bestCut(moves, RIGHT, fewer, same)];
  const order = left.at.compare(right.at);
  if (order > 0 || (order === 0 && (left.closed || right.closed))) return { cuts: [left, right], isSimplest: false };
  // Numbers that neither reaches: the game is the simplest of them.
  const at = Dyadic.simplest(left.at, !left.closed, right.at, !right.closed);
  const cut: Cut = { at, closed: false };
  return { cuts: [cut, cut], isSimplest: order < 0 };
}

/** Left wins V - x by a move to an option that is at least x: where Right, moving first there, does not win. */
function bestCut(
  moves: readonly [readonly RestMove[], readonly RestMove[]],
  side: Side,
  fewer: readonly Cuts[],
  same: readonly Cuts[],
): Cut {
  const other = side === LEFT ? RIGHT : LEFT;
  const sign = side === LEFT ? 1 : -1;
  return moves[side]
    .map(({ isCopy, rest, number }): Cut => {
      const { at, closed } = ((isCopy ? fewer : same)[rest] as Cuts)[other];
      return { at: at.add(number), closed: !closed };
    })
    .reduce((best, cut) => {
      const order = sign * cut.at.compare(best.at);
      return order > 0 || (order === 0 && cut.closed) ? cut : best;
    });
}

const shifted = (cuts: Cuts, by: Dyadic): Cuts => {
  const [left, right] = cuts.map(({ at, closed }) => ({ at: at.add(by), closed }));
  return [left as Cut, right as Cut];
};

const mirrored = ({ at, closed }: Cut): Cut => ({ at: at.negate(), closed });

const isBelow = (x: Dyadic, { at, closed }: Cut): boolean => x.compare(at) < (closed ? 1 : 0);
