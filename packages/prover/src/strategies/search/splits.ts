/** Which splits of a goal may help. */
import { atLeast, factor, isConstant, isNumber, variables } from '../pattern/form.ts';
import { freshVariable, type Goal, variablesOf } from '../pattern/goal.ts';
import { rightDoubts } from '../pattern/moves.ts';
import type { Split } from '../pattern/split.ts';
import { arePairs, isReservoir, isRun } from '../pattern/word.ts';

/** A variable that decides whether a run, or an instance, exists at all. */
export function vagueVariable({ word, side }: Goal): number | null {
  for (const item of word) {
    // A reservoir without pieces has no pairs.
    if (isReservoir(item) && isNumber(item.pieces, 0) && !isConstant(item.extra)) return variables(item.extra)[0];
  }
  for (const item of word) {
    if ((isRun(item) || arePairs(item)) && !atLeast(item.power, 1)) return variables(item.power)[0];
  }
  return side.choice?.kind === 'nest' ? variables(side.choice.power)[0] : null;
}

/** The split that decides whether a nest on the other side has another level. */
export const nestSplit = ({ side: { choice } }: Goal): Split | null =>
  choice?.kind === 'nest' ? { kind: 'zero', variable: variables(choice.power)[0] } : null;

/** Splits that may show a reply. */
export function possibleSplits(goal: Goal): Split[] {
  const splits: Split[] = rightDoubts(goal);
  for (const v of variablesOf(goal)) splits.push({ kind: 'zero', variable: v });
  const wilds = goal.word.filter((item) => item.kind === '?');
  for (let number = 1; number <= wilds.length; number++) {
    if (wilds[number - 1].name !== null) continue;
    for (const end of ['left', 'right'] as const)
      splits.push({ kind: 'wild', number, end, variable: freshVariable(goal) });
  }
  const sign = signSplit(goal);
  if (sign !== null) splits.push(sign);
  const texts = splits.map((split) => JSON.stringify(split));
  return splits.filter((_, i) => texts.indexOf(texts[i]) === i);
}

/** A split that brings the sign of the number nearer to a decision. */
export function signSplit({ side: { n } }: Goal): Split | null {
  const up = variables(n).find((v) => factor(n, v) > 0);
  const down = variables(n).find((v) => factor(n, v) < 0);
  if (up !== undefined && down !== undefined) return { kind: 'order', variable: up, other: down };
  const one = up ?? down;
  return one === undefined ? null : { kind: 'zero', variable: one };
}
