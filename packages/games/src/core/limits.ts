/** What the library refuses, and how it says so. Every limit is far beyond legitimate use. */

/** A limit was reached. The message is one sentence that can be shown to a person as it stands. */
export class GameLimitError extends Error {
  override readonly name = 'GameLimitError';
}

/** A limit of storage, reached by honest work rather than by an absurd input. */
export class StorageLimitError extends GameLimitError {}

/** The greatest nimber: *n has n options on each side. */
export const MAX_NIMBER = 65_535;
/** The greatest number of ups or downs: a game with n of them has n followers and more. */
export const MAX_UPS = 1_000_000;
