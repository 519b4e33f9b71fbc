/** The engine of values on demand: what the module exports. ../demand-engine.ts is its caller. */
import { arrangementsValued } from './demand';
import { lastCode } from './key-codes';

// What all threads of a sweep have in common: one that joins gets these globals of the first.
export { blanks, sizes, stride, table } from './blank-index';
// The sweep, pass by pass, level by level and slice by slice.
export {
  ask,
  beginImages,
  beginKeys,
  beginMarks,
  beginValues,
  closeKeys,
  doneArrangements,
  findKeys,
  findValues,
  join,
  markOptions,
  noteImages,
  open as begin,
  openValues,
  valueOf as arrangementValue,
} from './demand';
export { fractionBits, isNumber, isNus, nimber, offset, option, optionCount, rightStop, ups } from './games-by-id';
export { firstImage, imageCells, levelCells } from './images';
export { codes, lastCode, negatives, pairs, slots } from './key-codes';
export { marks, ranks, room, words } from './marks';
export { counters, limit } from './memory';
export {
  firstOrder as levelStart,
  frogs,
  levelCount,
  levels,
  orderMask,
  orders,
  orderTable,
  toads,
} from './piece-order';
export { keys, maxGranules, rows } from './row';
export { blockBytes, scratch } from './scratch';
export { bytes, levelNumber, shapes, stopReason, totalArrangements } from './sweep-state';
export { heads, mask } from './table';

/** Arrangements that this thread has valued. */
export function valuedArrangements(): u32 {
  return arrangementsValued;
}

/** How many pairs of keys have a code. */
export function pairCount(): u32 {
  return load<u32>(lastCode);
}
