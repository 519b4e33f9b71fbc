/**
 * Claims about outcomes from a claim about values: where the game at an end of a formula is >= 0 and so on, by the
 * definition of the order, as further conditions on its numbers. Words not named keep their formulas.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import type { ClassFormula } from '../../formula/class-formula.ts';
import type { Formula } from '../../formula/formula.ts';
import type { ClassOutcomes, Predicate, Rival, Standing, WordOutcome } from '../../outcomes/claim.ts';
import type { Affine } from '../../region/affine.ts';
import { atMostZero, type Constraint } from '../../region/constraint.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';

export function deriveOutcomes(claim: ClassFormula, words: readonly string[]): ClassOutcomes {
  const { positions, space, forest, formulas } = claim;
  const standing = (formula: Formula, rival: Rival): Standing => ({
    atLeast: predicate(forest, formula, LEFT, rival),
    atMost: predicate(forest, formula, RIGHT, rival),
  });
  const outcomes = [...formulas].map(([word, formula]): [string, WordOutcome] => {
    if (!words.includes(word)) return [word, { kind: 'value', formula }];
    return [word, { kind: 'against', zero: standing(formula, '0'), star: standing(formula, '*') }];
  });
  return { positions, space, forest, words: new Map(outcomes) };
}

function predicate(forest: Forest, formula: Formula, side: Side, rival: Rival): Predicate {
  if (formula.kind === 'value') return reaches(forest, formula.tree, side, rival, truth(true), truth(false));
  const { condition, yes, no } = formula;
  return choice(condition, predicate(forest, yes, side, rival), predicate(forest, no, side, rival));
}

/** `yes` where the game is as good as the rival for the side, `no` elsewhere. */
function reaches(forest: Forest, game: Tree, side: Side, rival: Rival, yes: Predicate, no: Predicate): Predicate {
  const { space } = forest;
  const form = forest.form(game);
  if (form !== null) {
    const good = side === LEFT ? form : space.negate(form);
    return choice(numeratorAtLeast(forest, good, rival === '0' ? 0 : 1), yes, no); // a number x is >= * exactly if x > 0
  }
  const other: Side = side === LEFT ? RIGHT : LEFT;
  const noOption = forest
    .options(game, other)
    .reduce((rest, option) => reaches(forest, option, other, rival, no, rest), yes);
  return rival === '0' ? noOption : reaches(forest, game, other, '0', no, noOption);
}

/** numerator of the form >= least */
function numeratorAtLeast({ space }: Forest, { coefficients, constant }: Affine, least: number): Constraint {
  const opposite = coefficients.map((c) => -c);
  return atMostZero(space.affine(opposite, least - constant));
}

const truth = (holds: boolean): Predicate => ({ kind: 'truth', holds });

function choice(condition: Constraint, yes: Predicate, no: Predicate): Predicate {
  if (yes.kind === 'truth' && no.kind === 'truth' && yes.holds === no.holds) return yes;
  if (condition.modulus === 0 && condition.form.nonPositive === null) return condition.form.constant <= 0 ? yes : no;
  return { kind: 'choice', condition, yes, no };
}
