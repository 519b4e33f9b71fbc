/** Exact values of small parts, which are quicker to value than to search. */
import type { GameId } from '@lilypad/games';
import { type Board, boardPart, EMPTY, TOAD } from '../../board/board.ts';
import { sweepSize } from '../../sweep/sweep.ts';
import type { Evaluator } from '../../value/evaluator.ts';
import { ABSENT, PositionMemo } from '../../value/memo.ts';

/** Counts of pieces and of blanks up to this are remembered; a part with more is not small. */
const LIMIT = 32;
const NO = 1;
const YES = 2;

export class SmallParts {
  private readonly evaluator: Evaluator;
  private readonly size: number;
  private readonly memo = new PositionMemo(() => {});
  /** By toads, frogs and blanks: whether such parts are small, or 0 if that is not known yet. */
  private readonly small = new Uint8Array(LIMIT ** 3);

  /** A part is small if a sweep for it would go through at most so many arrangements. */
  constructor(evaluator: Evaluator, size: number) {
    this.evaluator = evaluator;
    this.size = size;
  }

  /** The value of the part of `board` from `start` to `end`, or ABSENT if it is not small. */
  value(board: Board, start: number, end: number): GameId | typeof ABSENT {
    if (!this.isSmall(board, start, end)) return ABSENT;
    const { memo } = this;
    const known = memo.find(board, start, end, false);
    if (known !== ABSENT) return known;
    const value = this.evaluator.value(boardPart(board, start, end));
    memo.set(board, start, end, false, value);
    return value;
  }

  private isSmall(board: Board, start: number, end: number): boolean {
    let toads = 0;
    let blanks = 0;
    for (let i = start; i < end; i++) {
      if (board[i] === TOAD) toads++;
      else if (board[i] === EMPTY) blanks++;
    }
    const frogs = end - start - toads - blanks;
    if (toads >= LIMIT || frogs >= LIMIT || blanks >= LIMIT) return false;
    const at = (toads * LIMIT + frogs) * LIMIT + blanks;
    if (this.small[at] === 0) this.small[at] = sweepSize(toads, frogs, blanks) <= this.size ? YES : NO;
    return this.small[at] === YES;
  }
}
