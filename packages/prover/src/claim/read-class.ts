/** What a document about a class says, in terms that the prover computes with. */
import { OutcomeClaim, type Standing, ValueClaim } from '../check/claim.ts';
import type { ClassDocument, CorollaryEntry, WordEntry } from '../check/document.ts';
import type { Formula } from '../check/tree.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { Space } from '../region/affine.ts';
import { Forest } from '../symbolic/forest.ts';
import type { FamilyClaim } from './family-claim.ts';
import { affineOf, formulaOf } from './meaning.ts';

/** The class of a document. The checker has seen that its name is one. */
export function classOf({ target }: ClassDocument): PositionClass {
  const positions = classNamed(target);
  if (positions === null) throw new Error(`there is no class ${target}`);
  return positions;
}

export function familyClaimOf({ name, word, relation, parameters, gaps, formula }: CorollaryEntry): FamilyClaim {
  const space = new Space(parameters);
  const forest = new Forest(space);
  return {
    name,
    word,
    relation,
    gaps: gaps.map((gap) => affineOf(space, gap)),
    forest,
    formula: formulaOf(forest, formula),
  };
}

/** The formula of a word whose values are claimed, null for others. */
export const formulaIn = ({ claim }: WordEntry): Formula | null => (claim instanceof ValueClaim ? claim.formula : null);

/** How a word compares with its rivals, by their texts; empty for words whose values are claimed. */
export const standingsIn = ({ claim }: WordEntry): ReadonlyMap<string, Standing> =>
  claim instanceof OutcomeClaim ? claim.against : new Map();
