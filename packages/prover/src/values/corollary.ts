/**
 * What a theorem about a class says about one family of its positions: the formula of the family's word with the sizes
 * of its gaps put in, in canonical cases.
 */
import type { StyleName } from '@lilypad/games';
import { type Family, parseFamily } from '@lilypad/toads';
import type { FamilyCases } from '../claim/kind.ts';
import { type Placement, placeFamily } from '../classes/placement.ts';
import { canonicalCases } from '../formula/canonical.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import type { Formula } from '../formula/formula.ts';
import { whereText } from '../formula/rows.ts';
import { Substitution } from '../formula/substitute.ts';
import { gameText } from '../formula/text.ts';
import { isConstant, Space } from '../region/affine.ts';
import { atLeastZero } from '../region/constraint.ts';
import { toAffine } from '../region/linear.ts';
import { Region } from '../region/region.ts';
import { Forest } from '../symbolic/forest.ts';

/** The values of a family that lies in the class of a claim, in cases that cover all its positions. */
export function corollaryOf(
  claim: ClassFormula,
  { parameters }: Family,
  placement: Placement,
  style?: StyleName,
): FamilyCases['cases'] {
  const space = new Space(parameters);
  const forest = new Forest(space);
  const gaps = placement.gaps.map((gap) => toAffine(space, gap));
  // Parameters and powers are not negative.
  const forms = [
    ...parameters.map((_, i) => space.parameter(i)),
    ...placement.powers.map((power) => toAffine(space, power)),
  ];
  const domain = new Region(
    space,
    forms.filter((form) => !isConstant(form)).map((form) => atLeastZero(space, form)),
  );
  const substitution = new Substitution(claim.forest, forest, gaps, placement.mirrored);
  const formula = substitution.formula(claim.formulas.get(placement.word) as Formula);
  return canonicalCases(forest, domain, formula).map(({ where, value }) => ({
    where: whereText(domain, where),
    value: gameText(forest, value, style),
  }));
}

/** The starting positions of a class: all toads to the left of all frogs, the empty squares between them. */
export function startOf(claim: ClassFormula): FamilyCases {
  const { name } = claim.positions;
  const [i, j] = [...name.slice(1)].map(Number);
  const text = name[0] === 'A' ? `T^a${'.'.repeat(i)}${'F'.repeat(j)}` : `${'T'.repeat(i)}.^a${'F'.repeat(j)}`;
  const { value: family } = parseFamily(text) as { value: Family };
  return { family: text, cases: corollaryOf(claim, family, placeFamily(family) as Placement) };
}
