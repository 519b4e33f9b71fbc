/**
 * Writes what certificates have in common: the class, decision trees, corollaries. docs/certificates.md says what each
 * part means; only the checker reads them.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { type DecisionTree, isChoice } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { conditionText, gameText } from '../formula/text.ts';
import type { Space } from '../region/affine.ts';
import { affineText } from '../region/text.ts';
import type { Forest } from '../symbolic/forest.ts';
import type { FamilyClaim } from './family-claim.ts';

/** A certificate that is about to be written: a JSON document. */
export type Certificate = Readonly<Record<string, unknown>>;

/** Where a certificate comes from; ignored by the checker. */
export type Made = Readonly<Record<string, string | number>>;

export interface CertificateCorollary {
  readonly name: string;
  readonly word: string;
  readonly relation?: string;
  readonly gaps: readonly string[];
  readonly parameters: readonly string[];
  readonly formula: JsonTree<{ readonly value: string }>;
}

export type JsonTree<End> = End | { readonly if: string; readonly then: JsonTree<End>; readonly else: JsonTree<End> };

/** The certificate of a claim about a class: what it says about each word, and the corollaries. */
export function classCertificate(
  claim: string,
  { name, keys, gap, words, parameters }: PositionClass,
  entry: (word: string) => object,
  corollaries: readonly CertificateCorollary[],
  made: Made | undefined,
): Certificate {
  return {
    format: 'lilypad-certificate/1',
    target: name,
    claim,
    key: keys,
    gap,
    rules: [],
    words: words.map((word) => ({ word, parameters, ...entry(word) })),
    ...(corollaries.length === 0 ? {} : { corollaries }),
    ...(made === undefined ? {} : { made }),
  };
}

export function writeCorollary({
  name,
  word,
  relation = '=',
  gaps,
  forest,
  formula,
}: FamilyClaim): CertificateCorollary {
  const { space } = forest;
  return {
    name,
    word,
    ...(relation === '=' ? {} : { relation }),
    gaps: gaps.map((gap) => affineText(space, gap)),
    parameters: space.names,
    formula: writeFormula(forest, formula),
  };
}

export function writeFormula(forest: Forest, formula: Formula): JsonTree<{ readonly value: string }> {
  return writeTree(forest.space, formula, ({ tree }) => ({ value: gameText(forest, tree) }));
}

export function writeTree<End extends { readonly kind: string }, Json>(
  space: Space,
  tree: DecisionTree<End>,
  write: (end: End) => Json,
): JsonTree<Json> {
  if (!isChoice(tree)) return write(tree);
  return {
    if: conditionText(space, tree.condition),
    // biome-ignore lint/suspicious/noThenProperty: a key of the format, not of a promise
    then: writeTree(space, tree.yes, write),
    else: writeTree(space, tree.no, write),
  };
}
