/**
 * A board as two sets of squares, its toads and its blanks; bit 0 is the last square. All other bits are frogs, and there is at
 * least one: those before the board can neither move nor be jumped, so leading frogs are left out as if they were never there.
 *
 * The rules of ../../rules/rules.ts, proved in docs/rules.md, as far as they leave one board: dead pieces at both ends, terminal
 * pieces, death leaps. (Dead pieces in the middle would leave a sum of two boards.) `reduce` leaves its results in globals.
 */
import { reversed, Squares, WIDTH } from './squares';

const NONE: Squares = 0;
const ONE: Squares = 1;
const ALL: Squares = ~NONE;

/** The reduced board, and the integer that was taken out. */
export let toads: Squares = 0;
export let blanks: Squares = 0;
export let integer: i32 = 0;

/** Reduces a board. If no blank is left, or no piece of one of the players, its value is the integer. */
export function reduce(someToads: Squares, someBlanks: Squares): void {
  toads = someToads;
  blanks = someBlanks;
  integer = 0;
  if (blanks == 0) {
    toads = 0;
    return;
  }
  takeDead();
  takeTerminalToads();
  takeTerminalFrogs();
}

/** Whether nobody can move but by leaps into isolated blanks, so that the board is worth 0: none of T. .F TF.. ..TF is there. */
export function isDeathLeap(): bool {
  const frogs = ~(toads | blanks);
  const slides = (toads & (blanks << 1)) | (blanks & (frogs << 1));
  if (slides != 0) return false;
  const pairs = blanks & (blanks << 1);
  const leaps = (toads & (frogs << 1) & (pairs << 2)) | (pairs & (toads << 2) & (frogs << 3));
  return leaps == 0;
}

/** The pieces before the first blank down to the last FF never move again, nor do those behind the last blank from the first TT on. */
function takeDead(): void {
  const above = (ALL << (WIDTH - 1 - clz(blanks))) << 1;
  const frogs = ~(toads | blanks);
  const pairs = frogs & ((frogs >>> 1) | (ONE << (WIDTH - 1))) & above;
  if (pairs != 0) toads &= (pairs & -pairs) - 1;
  const below = (blanks & -blanks) - 1;
  // A toad at the edge is dead, as if another were behind it.
  const dead = toads & ((toads << 1) | 1) & below;
  if (dead == 0) return;
  const squares = WIDTH - clz(dead);
  toads >>>= squares;
  blanks >>>= squares;
}

/** Toads with no frog before them: each counts the blanks on its way, and then leaves its square. */
function takeTerminalToads(): void {
  const firstFrog = ctz(~(toads | blanks));
  const region = (ONE << firstFrog) - 1;
  const terminal = toads & region;
  if (terminal == 0) return;
  for (let left = terminal; left != 0; left &= left - 1) integer += i32(popcnt(blanks & ((left & -left) - 1)));
  const rest = popcnt(blanks & region);
  toads = (toads >>> firstFrog) << rest;
  blanks = ((blanks >>> firstFrog) << rest) | ((ONE << rest) - 1);
}

/** The same for frogs with no toad before them. They need not be told from the frogs before the board. */
function takeTerminalFrogs(): void {
  const squares = WIDTH - clz(toads);
  const region = squares == WIDTH ? NONE : ALL << squares;
  const inRegion = blanks & region;
  if (inRegion == 0) return;
  // Frogs among the blanks: below the first of them.
  const terminal = ~blanks & region & (ALL >>> clz(inRegion));
  if (terminal == 0) return;
  for (let left = terminal; left != 0; left &= left - 1) integer -= i32(popcnt(inRegion & ~((left & -left) - 1)));
  const rest = popcnt(inRegion);
  blanks = (blanks & ~region) | (((ONE << rest) - 1) << squares);
}

/** Turns the reduced board round, with toads and frogs exchanged, if that comes first in the order of boards; whether it was. */
export function takeMirror(): bool {
  const unused = clz(toads | blanks);
  const frogs = ~(toads | blanks) & (ALL >>> unused);
  const otherToads = reversed(frogs) >>> unused;
  const otherBlanks = reversed(blanks) >>> unused;
  if (otherToads > toads || (otherToads == toads && otherBlanks >= blanks)) return false;
  toads = otherToads;
  blanks = otherBlanks;
  return true;
}
