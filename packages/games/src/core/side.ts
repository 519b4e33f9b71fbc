/**
 * The two players. Everything that Left and Right do alike is written once, with a `Side` as parameter:
 * Left is 0, Right is 1, so that a side can index an array and `opposite` is a subtraction.
 */

/** A player: `LEFT` or `RIGHT`. */
export type Side = 0 | 1;

/** The player for whom positive games are good. */
export const LEFT: Side = 0;
/** The player for whom negative games are good. */
export const RIGHT: Side = 1;
/** Both players, Left first. */
export const SIDES: readonly Side[] = [LEFT, RIGHT];

/**
 * The other player.
 *
 * @example
 * ```ts
 * opposite(LEFT) === RIGHT; // => true
 * ```
 */
export const opposite = (side: Side): Side => (1 - side) as Side;
