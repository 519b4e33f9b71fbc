/**
 * In which order several threads can value all strips of a length (strips.ts says how they are numbered): in windows, one after
 * the other, so that the first strips are known long before the last. A window is all strips that begin alike; it falls into
 * blocks, by the squares that follow, and blocks into stages: those of one stage do not need each other.
 *
 * Every move carries 1 from a digit of the number to one on its right. If the first of the two is among the squares that a
 * window has in common, the move leads to an earlier window. If it is among those of the block, the sum of its digits, each times
 * its place counted from the right, falls: that is the stage. Otherwise the move stays in the block, which is gone through upwards. A strip
 * with a toad at the end has the value of a number a third as large: windows are so small that it is in an earlier one. Of
 * two mirror images one is used for the other only if it is in an earlier window.
 */

/** Blocks, each the work of one thread, in the order in which they are taken. */
export interface StripPlan {
  /** The first strip of each block. */
  readonly from: Uint32Array;
  /** The strip after its last. */
  readonly end: Uint32Array;
  /** Where its window begins: the strips before are valued. */
  readonly known: Uint32Array;
  /** How many blocks each stage has. */
  readonly stages: readonly number[];
  /** By window: how many blocks end with it, and the strip after its last. */
  readonly windows: readonly { readonly blocks: number; readonly end: number }[];
}

/** The strips of this many squares, and shorter ones, are one block. */
const FIRST = 7;
/** So many squares, besides frogs at the beginning, are common to a window. */
const COMMON = 3;
/** At most so many are common to a block besides, and at least so many are not. */
const MOST_OF_BLOCK = 6;
const LEAST_FREE = 3;

export function stripPlan(length: number): StripPlan {
  const first = Math.min(FIRST, length);
  const from = [0];
  const end = [3 ** first];
  const known = [0];
  const stages = [1];
  const windows = [{ blocks: 1, end: 3 ** first }];
  for (let squares = first + 1; squares <= length; squares++) {
    const size = 3 ** (squares - COMMON);
    const levels = levelsOf(Math.min(MOST_OF_BLOCK, squares - COMMON - LEAST_FREE));
    const blockSize = size / levels.flat().length;
    for (let start = 3 ** (squares - 1); start < 3 ** squares; start += size) {
      for (const level of levels) {
        stages.push(level.length);
        for (const block of level) {
          from.push(start + block * blockSize);
          end.push(start + (block + 1) * blockSize);
          known.push(start);
        }
      }
      windows.push({ blocks: from.length, end: start + size });
    }
  }
  return { from: Uint32Array.from(from), end: Uint32Array.from(end), known: Uint32Array.from(known), stages, windows };
}

/** The blocks of a window, with so many digits each, by stage. */
function levelsOf(digits: number): number[][] {
  const levels: number[][] = [];
  for (let block = 0; block < 3 ** digits; block++) {
    let level = 0;
    for (let place = 1, rest = block; rest > 0; place++, rest = Math.floor(rest / 3)) level += place * (rest % 3);
    levels[level] ??= [];
    levels[level].push(block);
  }
  return levels;
}
