/** A claim as the rows of a theorem: on each region, in words, the value of a family of positions. */
import type { StyleName } from '@lilypad/games';
import { familyText } from '../classes/position-class.ts';
import { atLeastZero, atMostZero, notNegative } from '../region/constraint.ts';
import { Region } from '../region/region.ts';
import { tidyText } from '../region/text.ts';
import type { TidyRegion } from '../region/tidy.ts';
import type { Forest } from '../symbolic/forest.ts';
import { canonicalCases } from './canonical.ts';
import type { ClassFormula } from './class-formula.ts';
import type { Formula } from './formula.ts';
import { type GameStyle, gameText } from './text.ts';
import { treeLines } from './tree-text.ts';

/** One row of a theorem to read: a value, and the region where the positions of a family have it. */
export interface TheoremRow {
  /** The positions, such as T^a.T^bFT^c. */
  readonly family: string;
  /** The region, as conditions on the parameters. */
  readonly where: string;
  /** The value there. */
  readonly value: string;
  /** Whether no parameter is fixed or bounded there, so that the row is about most positions. */
  readonly isMain: boolean;
}

/**
 * The rows of a claim about a class, word by word.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const { claim } = libraryTheorem('A11', text);
 * if (claim.kind === 'value') {
 *   const { value, where, isMain } = theoremOf(claim)[1];
 *   [value, where, isMain]; // => [ '{a-1|1}', 'b = 1 and a >= 2', false ]
 * }
 * ```
 */
export function theoremOf({ positions, forest, formulas }: ClassFormula, style?: GameStyle | StyleName): TheoremRow[] {
  return [...formulas].flatMap(([word, formula]) => rowsOf(forest, familyText(positions, word), formula, style));
}

/**
 * The rows of one formula in canonical cases, for parameters that are not negative.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const { claim } = libraryTheorem('A11', text);
 * if (claim.kind === 'value') {
 *   const [[word, formula]] = claim.formulas;
 *   const values = rowsOf(claim.forest, word, formula).map(({ where, value }) => `${value} where ${where}`);
 *   values.slice(0, 2); // => [ 'a where b >= 2', '{a-1|1} where b = 1 and a >= 2' ]
 * }
 * ```
 */
export function rowsOf(forest: Forest, family: string, formula: Formula, style?: GameStyle | StyleName): TheoremRow[] {
  const { space } = forest;
  const domain = new Region(space, notNegative(space));
  return canonicalCases(forest, domain, formula).map(({ where, value }) => ({
    family,
    where: whereText(domain, where),
    value: gameText(forest, value, style),
    isMain: isMain(where),
  }));
}

/** No equation, and no sum of parameters that is bounded. */
const isMain = ({ equations, inequalities }: TidyRegion): boolean =>
  equations.length === 0 && !inequalities.some(({ coefficients }) => coefficients.every((c) => c >= 0));

/** The formulas of a claim as trees: for each word an empty line, its positions, and the lines of its tree. */
export function treesOf({ positions, forest, formulas }: ClassFormula, style?: StyleName): string[] {
  return [...formulas].flatMap(([word, formula]) => [
    '',
    familyText(positions, word),
    ...treeLines(forest, formula, style).map((line) => `  ${line}`),
  ]);
}

/** A part of a domain in words; conditions of the whole domain are left out. */
export function whereText(domain: Region, where: TidyRegion): string {
  const { space } = domain;
  const equations = where.equations.flatMap((form) => [atMostZero(form), atLeastZero(space, form)]);
  let inequalities = where.inequalities;
  for (const form of where.inequalities) {
    const others = inequalities.filter((other) => other !== form);
    const rest = domain.and([...equations, ...others.map(atMostZero), ...where.congruences]);
    if (rest.entails(atMostZero(form))) inequalities = others;
  }
  return tidyText(space, { ...where, inequalities });
}
