/** Uses of the death leap for a goal. */
import { add, atLeast, constant, isNumber, scale } from '../pattern/form.ts';
import type { Goal } from '../pattern/goal.ts';
import { leapBound } from '../pattern/leap.ts';
import { isAtLeast, isValueOf, numberSide, plusForm } from '../pattern/side.ts';
import { isReservoir, joined, segmentsOf } from '../pattern/word.ts';

/** Is there no instance? */
const isVoid = ({ word }: Goal): boolean =>
  word.some((item) => isReservoir(item) && isNumber(item.pieces, 0) && atLeast(item.extra, 1));

/** How a goal is settled without any claim: it has no instance, the death leap bounds it, or it is the game itself; null if it is not. */
export function settledBy(goal: Goal): 'void' | 'leap' | 'same' | null {
  if (isVoid(goal)) return 'void';
  if (isLeap(goal)) return 'leap';
  return isValueOf(goal.side, goal.word) ? 'same' : null;
}

/** Does the death leap settle the goal? */
function isLeap({ word, side }: Goal): boolean {
  let sum = constant(0);
  for (const segment of segmentsOf(word)) {
    const bound = leapBound(segment);
    if (bound === null) return false;
    sum = add(sum, bound);
  }
  return isAtLeast(side, numberSide(sum));
}

/** The goal without the boards that the death leap bounds; null if there are none, or no others. */
export function droppedGoal(goal: Goal): { goal: Goal; boards: number[] } | null {
  const segments = segmentsOf(goal.word);
  const boards = segments.flatMap((segment, i) => (leapBound(segment) === null ? [] : [i]));
  if (boards.length === 0 || boards.length === segments.length) return null;
  return { goal: droppedBoards(goal, boards), boards };
}

/** The goal with some boards, which the death leap bounds, replaced by their bounds. */
export function droppedBoards({ word, side }: Goal, boards: readonly number[]): Goal {
  const segments = segmentsOf(word);
  const bounds = boards.map((i) => leapBound(segments[i]) as number[]);
  return {
    word: joined(segments.filter((_, i) => !boards.includes(i))),
    side: bounds.reduce((sum, bound) => plusForm(sum, scale(bound, -1)), side),
  };
}
