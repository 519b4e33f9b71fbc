/**
 * What the library refuses, and how it says so. Every limit is far beyond legitimate use; reaching one throws a
 * `GameLimitError` whose message is one sentence that can be shown to a person as it stands.
 */
export class GameLimitError extends Error {
  override readonly name = 'GameLimitError';
}

/** A limit of storage, reached by honest work rather than by an absurd input. */
export class StorageLimitError extends GameLimitError {}

/** The greatest nimber and the greatest number of ups or downs: *n has n options, n.up has n followers. */
export const MAX_NIMBER = 65_535;
export const MAX_UPS = 1_000_000;
