/** Goals: word <= side, for all values of the variables and all fillings of wildcards and reservoirs. */
import { type Form, scale, variables } from './form.ts';
import { putWord } from './normal.ts';
import { plusForm, putSide, type Side, sideForms } from './side.ts';
import { simplifyWord } from './simplify.ts';
import { formsOf, type Word } from './word.ts';

export interface Goal {
  readonly word: Word;
  readonly side: Side;
}

export const putGoal = ({ word, side }: Goal, i: number, value: Form): Goal => ({
  word: putWord(word, i, value),
  side: putSide(side, i, value),
});

/** The variables of a goal, in the order in which they first occur. */
export function variablesOf({ word, side }: Goal): number[] {
  return [...new Set([...formsOf(word), ...sideForms(side)].flatMap(variables))];
}

/** A number above those of all variables. */
export const freshVariable = (goal: Goal): number => Math.max(-1, ...variablesOf(goal)) + 1;

/** The goal about the simplified word. */
export function simplify({ word, side }: Goal): Goal {
  const { word: rest, integer } = simplifyWord(word);
  return { word: rest, side: plusForm(side, scale(integer, -1)) };
}
