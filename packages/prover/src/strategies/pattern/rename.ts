/** Goals with their variables numbered in the order in which they occur, so that equal goals have equal texts. */
import { type Form, variable } from './form.ts';
import { type Goal, variablesOf } from './goal.ts';
import { substituteWord } from './normal.ts';
import { substituteSide } from './side.ts';

export function renamed(goal: Goal): Goal {
  const order = variablesOf(goal);
  if (order.every((v, i) => v === i)) return goal;
  const values: Form[] = [];
  order.forEach((v, i) => {
    values[v] = variable(i);
  });
  for (let v = 0; v < values.length; v++) values[v] ??= variable(v);
  return { word: substituteWord(goal.word, values), side: substituteSide(goal.side, values) };
}
