/** The engine of searches by several threads, of boards of up to 63 squares. ../../value/long-search.ts is its caller. */
// What all threads have in common: one that joins gets these globals of the first. (Instead of board-memo.ts there is board-cache.ts here.)
export { beginWork, entries, lastBucket } from './board-memo';
export { fractionBits, isNumber, isNus, nimber, offset, option, optionCount, rightStop, ups } from './games-by-id';
export { beginBoard, boardValue, putSquares } from './letters';
export { counters, limit } from './memory';
export { keys, maxGranules, rows } from './row';
export { blockBytes, scratch } from './scratch';
export { join, open, stacks } from './search';
export { bytes, stopReason } from './sweep-state';
export { heads, mask } from './table';
