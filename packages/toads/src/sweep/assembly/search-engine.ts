/** The engine of searches: what the module exports. ../../value/board-search.ts is its caller. */
import { boardCount } from './board-memo';

export { allow } from './board-memo';
export { fractionBits, isNumber, isNus, nimber, offset, option, optionCount, rightStop, ups } from './games-by-id';
export { open, valueOf } from './search';
export { bytes, stopReason } from './sweep-state';

/** How many boards are known. */
export function boards(): u32 {
  return boardCount;
}
