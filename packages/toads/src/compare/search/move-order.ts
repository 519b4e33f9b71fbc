/**
 * The order in which moves are tried, learned while searching: the squares around a moving piece say much about
 * whether its move is good. For each pattern of squares this counts how often such a move was tried and how often it
 * won. There are wide and narrow patterns: while a wide one has been seen only a few times, the narrow one in its
 * middle is used for it.
 */
import type { Board } from '../../board/board.ts';

/** Squares before and behind the piece that make up a wide pattern, and a narrow one. */
const AHEAD = 5;
const BEHIND = 4;
const NEAR = 3;
/** Stands for the squares beyond the edge of the strip. */
const EDGE = 3;

const WIDE = 4 ** (AHEAD + BEHIND);
const NARROW = 4 ** (2 * NEAR);
/** For moves in games rather than on boards. */
export const NO_PATTERN = WIDE;

/** So many trials of the narrow pattern count for the wide one. */
const WEIGHT = 8;
/** Counts are halved at this many, so that recent moves count for more. */
const MAX_TRIES = 1 << 12;
/** The score of a move that always wins. */
const ONE = 1 << 16;

export class MoveOrder {
  private readonly wide = new Counts(WIDE + 1);
  private readonly narrow = new Counts(NARROW + 1);

  /** The wide pattern around the frog on square `from`, which is about to move to the left. */
  pattern(board: Board, from: number, start: number, end: number): number {
    let pattern = 0;
    for (let i = from - AHEAD; i <= from + BEHIND; i++) {
      if (i === from) continue;
      pattern = (pattern << 2) | (i < start || i >= end ? EDGE : board[i]);
    }
    return pattern;
  }

  /** How promising a move is: the share of such moves that won. */
  score(pattern: number): number {
    const { wide, narrow } = this;
    const near = narrowed(pattern);
    const prior = (narrow.wins[near] + 1) / (narrow.tries[near] + 2);
    return Math.floor((ONE * (wide.wins[pattern] + WEIGHT * prior)) / (wide.tries[pattern] + WEIGHT));
  }

  learn(pattern: number, won: boolean): void {
    this.wide.add(pattern, won);
    this.narrow.add(narrowed(pattern), won);
  }
}

class Counts {
  readonly wins: Uint16Array;
  readonly tries: Uint16Array;

  constructor(size: number) {
    this.wins = new Uint16Array(size);
    this.tries = new Uint16Array(size);
  }

  add(pattern: number, won: boolean): void {
    if (this.tries[pattern] === MAX_TRIES) {
      this.tries[pattern] >>= 1;
      this.wins[pattern] >>= 1;
    }
    this.tries[pattern]++;
    if (won) this.wins[pattern]++;
  }
}

/** The narrow pattern in the middle of a wide one: its last squares ahead and its first behind. */
function narrowed(pattern: number): number {
  if (pattern === NO_PATTERN) return NARROW;
  return (pattern >> (2 * (BEHIND - NEAR))) & (NARROW - 1);
}
