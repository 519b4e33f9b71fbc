/**
 * The flags of a row: what the game is, and two facts about its stops. They are bits of one byte, so that two games can
 * be tested at once: `has(flagsG & flagsH, NUS)` means that both are NUS, `has(flagsG | flagsH, NUMBER)` that one is a
 * number.
 */

/** The game is a number. */
export const NUMBER = 1;
/** The game is a number plus ups plus a nimber; numbers are, too. */
export const NUS = 2;
/** G <= its left stop. */
export const BELOW = 4;
/** G >= its right stop. */
export const ABOVE = 8;
/** The row is another row moved by a large integer. */
export const FAR = 16;
/** The stops are exact as keys. */
export const EXACT_KEYS = 32;

/** Whether a flag is set. */
export const has = (flags: number, flag: number): boolean => (flags & flag) !== 0;
