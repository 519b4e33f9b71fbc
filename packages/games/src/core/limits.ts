/** The limits of the library and the errors that report them. Every limit is far beyond normal use. */

/**
 * A limit was reached. The message is one sentence that can be shown to a user.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * arena.nus(Dyadic.ZERO, 0, 70_000); // => throws GameLimitError: The nimber *70000 is beyond the limit of *65535.
 * ```
 */
export class GameLimitError extends Error {
  override readonly name = 'GameLimitError';
}

/**
 * A limit of storage, reached by real work, not by an absurd input.
 *
 * @example
 * ```ts
 * new StorageLimitError('The arena is full.') instanceof GameLimitError; // => true
 * ```
 */
export class StorageLimitError extends GameLimitError {}

/** The greatest nimber: *n has n options on each side. */
export const MAX_NIMBER = 65_535;
/** The greatest number of ups or downs: a game with n of them has n followers and more. */
export const MAX_UPS = 1_000_000;

/** The most sums of followers within one addition. */
export const MAX_SUMS = 500_000;
/** The most work (order.ts) within one addition, one comparison, or for one canonical form: some ten seconds. */
export const MAX_WORK = 300_000_000;

/** Throws a `GameLimitError` for a nimber beyond `MAX_NIMBER`. */
export function checkNimber(nimber: number): void {
  if (nimber > MAX_NIMBER) throw new GameLimitError(`The nimber *${nimber} is beyond the limit of *${MAX_NIMBER}.`);
}

/** Throws a `GameLimitError` for more ups or downs than `MAX_UPS`. */
export function checkUps(ups: number | bigint): void {
  const count = ups < 0 ? -ups : ups;
  if (count > MAX_UPS) throw new GameLimitError(`A game with ${count} ups or downs is beyond the limit of ${MAX_UPS}.`);
}
