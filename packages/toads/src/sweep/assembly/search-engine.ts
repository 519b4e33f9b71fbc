/** The engine of searches: what the module exports. ../../value/board-search.ts is its caller. */
import { boardCount } from './board-memo';
import { usedBytes } from './memory';
import { stopCode } from './stop';

export { allow } from './board-memo';
export { fractionBits, isNumber, isNus, nimber, offset, option, optionCount, rightStop, ups } from './games-by-id';
export { open, valueOf } from './search';

/** How many boards are known. */
export function boards(): u32 {
  return boardCount;
}

export function bytes(): f64 {
  return f64(usedBytes());
}

/** Why the last search stopped (stop.ts), or 0. */
export function stopReason(): i32 {
  return stopCode;
}
