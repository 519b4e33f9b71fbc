/**
 * How a game is written as one integer.
 *
 * A value is split into a *shape* and an integer offset, packed into one non-negative 31-bit integer:
 *
 *     id = shape << 9 | (offset + 256)          offset in -256 .. 255, shape < 2^22
 *
 * so adding an integer to a game is one addition, and games that differ by an integer share one row of storage.
 * The shape of a game is the game translated by the integer that brings its right stop into [0, 1). Where an offset
 * does not fit, the shape is a *far* row (see translation.ts). Nothing wraps, and no integer is too large.
 *
 * Only this file knows the packing. The functions are small, so that V8 inlines them.
 */
declare const game: unique symbol;

/**
 * A value in one arena: two games of the same arena are equal in value exactly when their ids are the same integer. Ids
 * of different arenas are unrelated. Ids are non-negative integers below 2^31.
 */
export type GameId = number & { readonly [game]: true };

/** No game: what functions on ids return where there is none. */
export const NONE = -1;

/** The width of an offset, a signed integer. */
export const OFFSET_BITS = 9;
const OFFSET_MASK = (1 << OFFSET_BITS) - 1;
const OFFSET_ZERO = 1 << (OFFSET_BITS - 1);

/** How many shapes an arena can have. */
export const MAX_SHAPES = 1 << (31 - OFFSET_BITS);

/** The row of a game. */
export const shapeOf = (g: number): number => g >> OFFSET_BITS;

/** The integer to add to the game of that row, from -256 to 255. */
export const offsetOf = (g: number): number => (g & OFFSET_MASK) - OFFSET_ZERO;

/** The game of a row. */
export const idOf = (shape: number): number => (shape << OFFSET_BITS) | OFFSET_ZERO;

/** The game of a row plus an offset, which must fit. */
export const idAt = (shape: number, offset: number): number => (shape << OFFSET_BITS) | (offset + OFFSET_ZERO);

/** The offset of g minus the offset of h. */
export const offsetDifference = (g: number, h: number): number => (g & OFFSET_MASK) - (h & OFFSET_MASK);

/** Whether the offset of g plus n still fits, so that g + n is the id of the sum. */
export function offsetFits(g: number, n: number): boolean {
  const offset = (g & OFFSET_MASK) + n;
  return offset >= 0 && offset <= OFFSET_MASK;
}

/** A shape and the difference of two offsets as one integer: 22 + 10 bits, all of an int32. */
export const packShapeAndDifference = (g: number, h: number): number =>
  (shapeOf(g) << (OFFSET_BITS + 1)) | (offsetDifference(g, h) + OFFSET_MASK + 1);
