/**
 * Arrangements that no game from the start comes to, told by pieces that are *frozen*.
 *
 * Played backwards, toads go left and frogs go right. Then pieces without a blank between them that begin with two frogs and end
 * with two toads never move again: nothing can slide or jump out of either end. At the left edge of the board one
 * frog before two toads is enough, at the right edge one toad behind two frogs. A frog that has become terminal is there too if no
 * blank is before the first piece, and so is a toad if none is behind the last.
 *
 * The start has no frozen pieces, so no game comes from it to an arrangement that has some; and since frozen pieces stay frozen
 * when a move is taken back, a move never leads from an arrangement without them to one that has some. What is left out is
 * therefore never read. This finds nearly all that are out of reach: T^6.^6F^6 has 10.1 million arrangements, of which 7.1 million
 * have no frozen pieces and 6.9 million are reached.
 *
 * A *run* is what matters of the last pieces that have no blank between them, as bits.
 */
/** The run begins at the left edge. */
const AT_EDGE: u32 = 1;
/** Two toads in a row behind it, or as its end, are frozen with it. */
const FREEZES: u32 = 2;
/** Two frogs in a row are in it; and a toad behind them. */
const FROGS: u32 = 4;
const FROGS_THEN_TOAD: u32 = 8;
/** It has frozen pieces. */
export const FROZEN: u32 = 16;

let toadsGone: bool = false;
/** The run before the first gap. */
export let firstRun: u32 = 0;

/** Says whether some frogs and some toads of the start have become terminal. */
export function openRuns(withoutFrogs: bool, withoutToads: bool): void {
  firstRun = AT_EDGE | (withoutFrogs ? FREEZES : 0);
  toadsGone = withoutToads;
}

/** The run after a piece: a gap is between it and the run before; `same` says whether the last piece before is of the same kind. */
export function runBehind(run: u32, gap: i32, frog: bool, same: bool): u32 {
  if (gap > 0) return 0;
  if (frog) return same ? run | FREEZES | FROGS : (run & AT_EDGE) != 0 ? run | FREEZES : run;
  if (same && (run & FREEZES) != 0) return FROZEN;
  return (run & FROGS) != 0 ? run | FROGS_THEN_TOAD : run;
}

/** A run is less than this. */
export const RUNS: u32 = FROZEN;

/** Whether there are such runs: two frogs in a row freeze, and so does a frog at the edge, but nothing else. */
export function isRun(bits: u32): bool {
  if ((bits & FROGS_THEN_TOAD) != 0 && (bits & FROGS) == 0) return false;
  return (bits & FREEZES) != 0 ? (bits & (FROGS | AT_EDGE)) != 0 : (bits & FROGS) == 0;
}

/** Whether pieces are frozen at the right edge: a gap is between it and the last run. */
export function freezesAtEnd(run: u32, gap: i32): bool {
  return gap == 0 && (run & (toadsGone ? FROGS : FROGS_THEN_TOAD)) != 0;
}
