/**
 * Claims about values: the value of every position of a class, by a formula for each word over the sizes of the gaps.
 */
import type { ClassDocument, WordEntry } from '../check/document.ts';
import type { Formula as ReadFormula } from '../check/tree.ts';
import { corollaryText, type FamilyClaim } from '../claim/family-claim.ts';
import type { ClaimKind } from '../claim/kind.ts';
import { formulaOf } from '../claim/meaning.ts';
import { classOf, familyClaimOf, formulaIn } from '../claim/read-class.ts';
import { classCertificate, writeCorollary, writeFormula } from '../claim/write.ts';
import { type ClassFormula, forestOf } from '../formula/class-formula.ts';
import { endCount } from '../formula/decision-tree.ts';
import { type Formula, select } from '../formula/formula.ts';
import { treesOf } from '../formula/rows.ts';
import { classRocq } from '../rocq/export.ts';
import { Instances } from '../symbolic/instances.ts';
import { startOf } from './corollary.ts';
import { latexReport } from './report/latex.ts';
import { markdownReport, pagePart } from './report/markdown.ts';
import { valueView } from './view.ts';

export interface ValueClaim extends ClassFormula {
  readonly kind: 'value';
  readonly corollaries: readonly FamilyClaim[];
}

export const valueKind: ClaimKind<ValueClaim, ClassDocument> = {
  conclusions: 'corollaries',
  phrases: { before: '', by: '', says: '', ends: 'values', entries: 'words', gives: 'its formula' },

  read(document) {
    const positions = classOf(document);
    const forest = forestOf(positions);
    const formulas = new Map(
      [...document.words].map(([word, entry]) => [word, formulaOf(forest, formulaOfWord(entry))]),
    );
    const corollaries = document.corollaries.map(familyClaimOf);
    return { kind: 'value', positions, space: forest.space, forest, formulas, corollaries };
  },

  write({ positions, forest, formulas, corollaries }, made) {
    const entry = (word: string) => ({ formula: writeFormula(forest, formulas.get(word) as Formula) });
    return classCertificate('value', positions, entry, corollaries.map(writeCorollary), made);
  },

  ends: ({ formulas }) => [...formulas.values()].reduce((sum, formula) => sum + endCount(formula), 0),
  trees: treesOf,
  corollaries: ({ positions, corollaries }, style) => corollaries.map((one) => corollaryText(positions, one, style)),
  reports: { md: markdownReport, tex: latexReport },
  page: pagePart,
  start: startOf,
  view: valueView,
  rocq: classRocq,

  valueAt({ forest, formulas }, arena, word, gaps) {
    const formula = formulas.get(word);
    return formula === undefined ? null : new Instances(arena, forest).at(select(formula, gaps), gaps);
  },
};

/** The checker has seen that every word has one. */
function formulaOfWord(entry: WordEntry): ReadFormula {
  const formula = formulaIn(entry);
  if (formula === null) throw new Error(`the word ${entry.word} has no formula`);
  return formula;
}
