/** A claim as the rows of a theorem: on each region, in words, the value of a family of positions. */
import type { PositionClass } from './classes/position-class.ts';
import type { ClassFormula } from './formula/class-formula.ts';
import type { Formula } from './formula/formula.ts';
import { gameText } from './formula/text.ts';
import { atLeastZero, type Constraint, negations } from './region/constraint.ts';
import { Region } from './region/region.ts';
import { ALWAYS, regionText } from './region/text.ts';

export interface TheoremRow {
  /** The positions, such as T^a.T^bFT^c. */
  readonly family: string;
  readonly where: string;
  readonly value: string;
}

/** The rows of a claim about a class, word by word. */
export function theoremOf(claim: ClassFormula): TheoremRow[] {
  const { positions, space, forest, formulas } = claim;
  const nonNegative = positions.parameters.map((_, i) => atLeastZero(space, space.parameter(i)));
  return [...formulas].flatMap(([word, formula]) => {
    const family = familyText(positions, word);
    return endsOf(new Region(space, nonNegative), formula).map(({ region, value }) => ({
      family,
      where: withoutTrivia(regionText(region)),
      value: gameText(forest, value.tree),
    }));
  });
}

/** The ends of a formula that some point comes to, each with its region. */
function endsOf(region: Region, formula: Formula): { region: Region; value: Extract<Formula, { kind: 'value' }> }[] {
  if (region.point() === null) return [];
  if (formula.kind === 'value') return [{ region, value: formula }];
  const branch = (constraint: Constraint, inner: Formula) => endsOf(region.and([constraint]), inner);
  return [
    ...branch(formula.condition, formula.yes),
    ...negations(region.space, formula.condition).flatMap((negation) => branch(negation, formula.no)),
  ];
}

/** Gaps are never negative: that need not be said. */
function withoutTrivia(text: string): string {
  const parts = text.split(' and ').filter((part) => !/^[a-z] >= 0$/.test(part));
  return parts.length === 0 ? ALWAYS : parts.join(' and ');
}

/** A word with its gaps as powers: T^a.T^bFT^c. */
function familyText({ gap, parameters }: PositionClass, word: string): string {
  return parameters.map((name, i) => `${gap}^${name}${word[i] ?? ''}`).join('');
}
