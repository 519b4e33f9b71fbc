/** Which method of comparing suits a difference; docs/compare.md gives the reasons. */
import type { Arena, Relation } from '@lilypad/games';
import type { Board } from '../board/board.ts';
import { arrangementOf } from '../sweep/arrangement.ts';
import { boardCost } from '../sweep/board-cost.ts';
import type { Valuer } from '../value/valuer.ts';
import type { Difference } from './difference.ts';
import { boardThresholds } from './thresholds/board.ts';
import { type ThresholdOptions, thresholdCost } from './thresholds/sweep.ts';
import { relationTo, type Star } from './thresholds/thresholds.ts';

/** How a comparison is decided: by values, by thresholds, or by search. */
export type CompareMethod = 'value' | 'thresholds' | 'search';

/** Boards of this cost in all are valued at once. */
const AT_ONCE = 200_000;
/** Boards of this cost in all are valued in a few seconds; done if thresholds cannot answer. */
const IN_SECONDS = 20_000_000;
/** A sweep of thresholds through more arrangements than this takes hours. */
const MOST_ARRANGEMENTS = 10 ** 11;

/** The best way to compare, if a sweep may take so much memory. */
export function chooseMethod(arena: Arena, difference: Difference, valuer: Valuer, maxBytes: number): CompareMethod {
  const cost = difference.boards.reduce((sum, board) => sum + boardCost(board), 0);
  if (cost <= AT_ONCE) return 'value';
  const question = thresholdQuestion(arena, difference, valuer);
  const arrangement = question && arrangementOf(question.board);
  if (arrangement) {
    const { arrangements, bytes } = thresholdCost(arrangement);
    if (bytes <= maxBytes && arrangements <= MOST_ARRANGEMENTS) return 'thresholds';
  }
  return cost <= IN_SECONDS ? 'value' : 'search';
}

/** A difference as a question that thresholds answer: how does board compare with n + star? */
export interface ThresholdQuestion {
  readonly board: Board;
  readonly n: bigint;
  readonly star: Star;
}

/** Null if there is no board, if more than one is large, or if the others and the game do not make n or n*. */
export function thresholdQuestion(arena: Arena, difference: Difference, valuer: Valuer): ThresholdQuestion | null {
  const [board, ...others] = difference.boards;
  if (board === undefined || others.reduce((sum, other) => sum + boardCost(other), 0) > AT_ONCE) return null;
  const rest = others.reduce((sum, other) => arena.add(sum, valuer.value(other)), difference.game);
  const nus = arena.asNus(rest);
  if (nus === null || nus.ups !== 0 || nus.nimber > 1 || !nus.number.isInteger()) return null;
  return { board, n: -nus.number.numerator, star: nus.nimber as Star };
}

/** Null if the board has too many pieces for a sweep. */
export function compareByThresholds(question: ThresholdQuestion, options: ThresholdOptions = {}): Relation | null {
  const thresholds = boardThresholds(question.board, options);
  return thresholds && relationTo(thresholds, question.n, question.star);
}
