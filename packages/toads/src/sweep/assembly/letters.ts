/** A board that is given square by square, from its first to its last. */
import { valueOf } from './search';
import { Squares } from './squares';

/** What may stand on a square, as in ../../board/board.ts. */
const EMPTY: u32 = 0;
const TOAD: u32 = 1;

const ONE: Squares = 1;

let toads: Squares = 0;
let blanks: Squares = 0;

/** Begins a board without squares. */
export function beginBoard(): void {
  toads = 0;
  blanks = 0;
}

/** Puts so many squares alike behind those that are there; in all there are fewer than the bits of a set. */
export function putSquares(what: u32, times: u32): void {
  const run = (ONE << times) - 1;
  toads = (toads << times) | (what == TOAD ? run : 0);
  blanks = (blanks << times) | (what == EMPTY ? run : 0);
}

/** The value of the board. */
export function boardValue(): u32 {
  return valueOf(toads, blanks);
}
