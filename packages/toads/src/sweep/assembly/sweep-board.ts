/** The board that a sweep is for: its piece orders, and how many arrangements it has. */
import { openBlankIndex } from './blank-index';
import { openMemory } from './memory';
import { levelArrangements, levelCount, openOrders } from './piece-order';
import { STOP_OFFSET, STOP_PIECES, stop } from './stop';

const MAX_PIECES: u32 = 31;
/** Beyond this many moves of one side values may not fit into ids. */
const MAX_SIDE_MOVES: u32 = 500;

export let arrangementsTotal: u64 = 0;

/** Starts to allocate memory, and lists the orders of T^toads .^blanks F^frogs. */
export function openBoard(toads: u32, frogs: u32, blanks: u32, maxBytes: f64): void {
  if (toads + frogs > MAX_PIECES) stop(STOP_PIECES);
  openMemory(u64(maxBytes));
  openBlankIndex(toads + frogs, blanks);
  openOrders(toads, frogs);
  arrangementsTotal = 0;
  for (let p: u32 = 0; p < levelCount; p++) arrangementsTotal += levelArrangements(p);
}

/**
 * Stops if values may not fit. Every value, and every follower of its canonical form, is the value of a position of the same pieces and
 * blanks. A toad makes at most blanks + frogs moves, so all stops lie between -frogs * (blanks + toads) and
 * toads * (blanks + frogs). That is why adding an integer to an id needs no check once these fit.
 */
export function checkOffsets(toads: u32, frogs: u32, blanks: u32): void {
  if (toads * (blanks + frogs) > MAX_SIDE_MOVES) stop(STOP_OFFSET);
}
