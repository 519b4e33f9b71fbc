/** Why a farm cannot be used or goes no further: one sentence for the user, without its full stop. */

/**
 * - `input`: the address, the password or the state of the database is wrong, and trying again does not help.
 * - `passing`: the database is away, full or read-only; trying again later may help.
 * - `stopped`: somebody stopped the farm.
 * - `alarm`: there are two different results for one job, or one that its reader does not believe.
 */
export type FarmErrorKind = 'input' | 'passing' | 'stopped' | 'alarm';

/**
 * An error of the farm, in a sentence for the user.
 *
 * @example
 * ```ts
 * new FarmError('passing', 'the database is read-only').message; // => 'the database is read-only'
 * ```
 */
export class FarmError extends Error {
  override readonly name = 'FarmError';
  /** What sort of error it is. */
  readonly kind: FarmErrorKind;

  constructor(kind: FarmErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
