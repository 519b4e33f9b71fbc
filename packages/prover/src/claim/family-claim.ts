/** The values of a family of positions of a class, as a claim about the class implies them. */
import type { StyleName } from '@lilypad/games';
import type { Relation } from '../check/document.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { reachableFormula } from '../formula/canonical.ts';
import type { Formula } from '../formula/formula.ts';
import { gameText } from '../formula/text.ts';
import { decisionLines } from '../formula/tree-text.ts';
import type { Affine } from '../region/affine.ts';
import { affineText } from '../region/text.ts';
import type { Forest } from '../symbolic/forest.ts';

/** The values of a word whose gaps are affine in the parameters of `forest.space`, or what they compare with. */
export interface FamilyClaim {
  /** The name of the family. */
  readonly name: string;
  /** The word that its positions belong to. */
  readonly word: string;
  /** How the values compare with those of the formula; = if it is missing. */
  readonly relation?: Relation;
  /** The sizes of the gaps, in squares, as forms in the parameters. */
  readonly gaps: readonly Affine[];
  /** Where the games of the formula are kept. */
  readonly forest: Forest;
  /** The values. */
  readonly formula: Formula;
}

/** What a corollary says, to read. */
export interface CorollaryText {
  /** Its short name, such as T2. */
  readonly name: string;
  /** The positions, such as TT.^(n+7)FF. */
  readonly family: string;
  /** How the positions compare with the formula, or what they have. */
  readonly relation: Relation | 'infinitesimal' | 'recurrences';
  /** Its values as a decision tree, a line a question or a value. */
  readonly formula: readonly string[];
}

/** A corollary keeps the form that its values have in the certificate. */
export function corollaryText({ gap }: PositionClass, claim: FamilyClaim, style?: StyleName): CorollaryText {
  const { name, word, gaps, forest } = claim;
  const sizes = gaps.map((size) => affineText(forest.space, size));
  const lines = decisionLines(forest.space, reachableFormula(forest, claim.formula), ({ tree }) => {
    return gameText(forest, tree, style);
  });
  const { relation = '=' } = claim;
  const formula = relation === '=' ? lines : [relation, ...lines];
  return { name, family: gapText(gap, word, sizes), relation, formula };
}

/** A word whose gaps have sizes given as texts: TT.^(n+7)FF. */
export function gapText(gap: string, word: string, sizes: readonly string[]): string {
  const power = (size: string): string => (size === '0' ? '' : `${gap}^${size.length > 1 ? `(${size})` : size}`);
  return sizes.map((size, i) => power(size) + (word[i] ?? '')).join('');
}
