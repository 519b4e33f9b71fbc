/**
 * The values of all strips of a length, in one table (../../value/strips.ts says how strips are numbered, and why every move
 * leads to a smaller number), or of a part of them that no move leads out of.
 *
 * A strip is held as two sets of squares, its toads and its blanks; bit k is the square with the weight 3^k, so bit 0 is the last
 * square. All other bits are frogs: those before the strip can neither move nor be jumped. A step carries 1 from a square to
 * the next one on its right, where bit k is, and lowers the number by 2 * 3^k; a jump carries it two squares, and
 * lowers the number by 8 * 3^k.
 */
import { openMemory, reserve } from './memory';
import { negate } from './negate';
import { openGames } from './open-games';
import { LEFT, RIGHT } from './row';
import { setOption, valueOfOptions } from './value';

/** The table, and the powers of three. */
export let strips: usize = 0;
export let powers: usize = 0;
export let stripLength: u32 = 0;
/** The part: strips with so many blanks (all strips if negative), and so many toads. */
export let partBlanks: i32 = -1;
export let leastToads: u32 = 0;
export let mostToads: u32 = 0;

/** Prepares the table for strips of a length, of which a part is wanted, by so many threads. */
export function openStrips(
  length: u32,
  blanks: i32,
  least: u32,
  most: u32,
  maxBytes: f64,
  maxShapes: u32,
  threads: u32,
): void {
  stripLength = length;
  partBlanks = blanks;
  leastToads = least;
  mostToads = most;
  openMemory(u64(maxBytes));
  powers = reserve(u64(length + 1) << 2);
  let power: u32 = 1;
  for (let k: u32 = 0; k <= length; k++, power *= 3) store<u32>(powers + (usize(k) << 2), power);
  strips = reserve(u64(powerOf(length)) << 2);
  openGames(threads, max(10, min(length, 20)), maxShapes);
}

function powerOf(k: u32): u32 {
  return load<u32>(powers + (usize(k) << 2));
}

function placeOf(strip: u32): usize {
  return strips + (usize(strip) << 2);
}

/** The value of a strip that has been valued. */
function stripValue(strip: u32): u32 {
  return load<u32>(placeOf(strip));
}

/** Values the strips from one number to another, which is left out. All below `known` are valued. */
export function fillStrips(from: u32, end: u32, known: u32): void {
  let toads: u32 = 0;
  let blanks: u32 = 0;
  // The squares that follow the frogs on the left, and the number of the mirror image of these squares.
  let squares: u32 = 0;
  let image: u32 = 0;
  for (let rest = from; rest != 0; rest /= 3, squares++) {
    const digit = rest % 3;
    if (digit == 1) blanks |= 1 << squares;
    else if (digit == 2) toads |= 1 << squares;
    image = 3 * image + 2 - digit;
  }
  for (let strip = from; strip < end; strip++) {
    if (isWanted(toads, blanks, squares)) {
      store<u32>(placeOf(strip), valueOf(strip, toads, blanks, squares, min(strip, known), image));
    }
    // Counts on: toads at the end become frogs, and the square before them a blank or a toad.
    const run = ctz(~toads);
    toads &= toads + 1;
    if (run == squares) {
      squares++;
      blanks = 1 << run;
      image = powerOf(squares) - 2;
    } else {
      const square: u32 = 1 << run;
      toads |= blanks & square;
      blanks ^= square;
      image += powerOf(squares) - powerOf(squares - run) - powerOf(squares - 1 - run);
    }
  }
}

/**
 * Whether a strip is of the part, or is needed for it: a toad at the end is left out, as if it were one more frog at the
 * beginning.
 */
function isWanted(toads: u32, blanks: u32, squares: u32): bool {
  if (partBlanks < 0) return true;
  return i32(popcnt(blanks)) == partBlanks && inPart(popcnt(toads), squares);
}

function inPart(toads: u32, squares: u32): bool {
  return toads <= mostToads && toads + stripLength - squares >= leastToads;
}

function valueOf(strip: u32, toads: u32, blanks: u32, squares: u32, known: u32, image: u32): u32 {
  if ((toads & 1) != 0) return stripValue((strip - 2) / 3);
  if (image < known && (partBlanks < 0 || inPart(squares - popcnt(toads | blanks), squares))) {
    return negate(stripValue(image));
  }
  const frogs = ~(toads | blanks);
  let lefts = addOptions(LEFT, 0, strip, (toads >>> 1) & blanks, 2);
  lefts = addOptions(LEFT, lefts, strip, (toads >>> 2) & (frogs >>> 1) & blanks, 8);
  let rights = addOptions(RIGHT, 0, strip, frogs & (blanks >>> 1), 2);
  rights = addOptions(RIGHT, rights, strip, frogs & (toads >>> 1) & (blanks >>> 2), 8);
  return valueOfOptions(lefts, rights);
}

/** Adds the options of one side by the moves to, or from, these squares; returns how many options there are. */
function addOptions(side: u32, count: u32, strip: u32, squares: u32, carried: u32): u32 {
  let options = count;
  for (let left = squares; left != 0; left &= left - 1) {
    setOption(side, options++, stripValue(strip - carried * powerOf(ctz(left))));
  }
  return options;
}
