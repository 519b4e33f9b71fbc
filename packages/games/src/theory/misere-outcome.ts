/**
 * The outcome of the canonical form of a game under misère play: the player who cannot move wins.
 *
 * Canonical forms belong to normal play; two games of the same value may have different misère outcomes. So this says
 * something about one game tree, the canonical one, and not about a value.
 *
 * Right wins a positive number x, moving first or second: Left's options are 0, where Right cannot move, or positive
 * again, and so are Right's. The same holds for x plus ups and a nimber, whose options are of that kind, too. Among
 * nimbers * is won by the previous player and all others by the next: from *k, k ≥ 2, one moves to *, and in 0 one has
 * won.
 */
import type { Arena } from '../core/arena.ts';
import { fold } from '../core/fold.ts';
import type { GameId } from '../core/game-id.ts';
import { MemoKind } from '../core/memo.ts';
import type { Nus } from '../core/nus.ts';
import { LEFT, opposite, RIGHT, type Side } from '../core/side.ts';
import type { Outcome } from './outcome.ts';

const MISERE_OUTCOME = new MemoKind<Outcome>();

/** The outcomes in which a player who begins wins. */
const WINS_MOVING: readonly [readonly Outcome[], readonly Outcome[]] = [
  ['L', 'N'],
  ['R', 'N'],
];

/**
 * Who wins the canonical form of g if the last player to move loses.
 *
 * @example
 * ```ts
 * // The player who begins has to make the last move.
 * const arena = new Arena();
 * misereOutcome(arena, arena.star); // => 'P'
 * ```
 */
export function misereOutcome(arena: Arena, g: GameId): Outcome {
  return fold<Outcome>(
    arena,
    g,
    (h) => ofNus(arena.asNus(h)) !== null,
    (h, get) => {
      const known = ofNus(arena.asNus(h));
      if (known !== null) return known;
      const wins = (side: Side): boolean =>
        arena.options(h, side).some((option) => !WINS_MOVING[opposite(side)].includes(get(option)));
      if (wins(LEFT)) return wins(RIGHT) ? 'N' : 'L';
      return wins(RIGHT) ? 'R' : 'P';
    },
    arena.memo(MISERE_OUTCOME),
  );
}

/** The outcome of a number other than 0 plus ups and a nimber, or of a nimber; null for all others. */
function ofNus(nus: Nus | null): Outcome | null {
  if (nus === null) return null;
  const sign = nus.number.sign();
  if (sign !== 0) return sign > 0 ? 'R' : 'L';
  if (nus.ups !== 0) return null;
  return nus.nimber === 1 ? 'P' : 'N';
}
