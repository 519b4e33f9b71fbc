/** Uses of the death leap for a goal. */
import { add, atLeast, constant, isNumber, scale } from '../pattern/form.ts';
import type { Goal } from '../pattern/goal.ts';
import { leapBound } from '../pattern/leap.ts';
import { isAtLeast, numberSide, plusForm } from '../pattern/side.ts';
import { isReservoir, joined, segmentsOf } from '../pattern/word.ts';

/** Is there no instance? */
export const isVoid = ({ word }: Goal): boolean =>
  word.some((item) => isReservoir(item) && isNumber(item.pieces, 0) && atLeast(item.extra, 1));

/** Does the death leap settle the goal? */
export function isLeap({ word, side }: Goal): boolean {
  let sum = constant(0);
  for (const segment of segmentsOf(word)) {
    const bound = leapBound(segment);
    if (bound === null) return false;
    sum = add(sum, bound);
  }
  return isAtLeast(side, numberSide(sum));
}

/** The goal without the boards that the death leap bounds; null if there are none, or no others. */
export function droppedGoal({ word, side }: Goal): { goal: Goal; boards: number[] } | null {
  const segments = segmentsOf(word);
  const bounds = segments.map(leapBound);
  const boards = bounds.flatMap((bound, i) => (bound === null ? [] : [i]));
  if (boards.length === 0 || boards.length === segments.length) return null;
  const rest = boards.reduce((sum, i) => plusForm(sum, scale(bounds[i] as number[], -1)), side);
  return { goal: { word: joined(segments.filter((_, i) => bounds[i] === null)), side: rest }, boards };
}
