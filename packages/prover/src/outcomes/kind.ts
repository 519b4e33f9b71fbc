/** Claims about outcomes: how every position of a class compares with 0 and perhaps with *, or its value. */
import type { Standing as ReadStanding } from '../check/claim.ts';
import type { ClassDocument, WordEntry } from '../check/document.ts';
import type { Predicate as ReadPredicate } from '../check/tree.ts';
import { corollaryText, type FamilyClaim } from '../claim/family-claim.ts';
import type { ClaimKind } from '../claim/kind.ts';
import { formulaOf, treeOf } from '../claim/meaning.ts';
import { classOf, familyClaimOf, formulaIn, standingsIn } from '../claim/read-class.ts';
import { classCertificate, writeCorollary, writeFormula, writeTree } from '../claim/write.ts';
import { forestOf } from '../formula/class-formula.ts';
import { select } from '../formula/formula.ts';
import { classRocq } from '../rocq/export.ts';
import type { Forest } from '../symbolic/forest.ts';
import { Instances } from '../symbolic/instances.ts';
import { type ClassOutcomes, decide, type Predicate, type Standing, type Truth, type WordOutcome } from './claim.ts';
import { outcomeReport, treesPart } from './report.ts';
import { outcomeRegions, outcomeTrees } from './text.ts';
import { outcomeView } from './view.ts';

export interface OutcomeClaim extends ClassOutcomes {
  readonly kind: 'outcome';
  readonly corollaries: readonly FamilyClaim[];
}

export const outcomeKind: ClaimKind<OutcomeClaim, ClassDocument> = {
  conclusions: 'corollaries',
  phrases: {
    before: '',
    by: ' by outcomes',
    says: ', where its positions are ≥ and ≤ 0 and *,',
    ends: 'values and truths',
    entries: 'words',
    gives: 'a formula or predicates',
  },

  read(document) {
    const positions = classOf(document);
    const forest = forestOf(positions);
    const words = new Map([...document.words].map(([word, entry]) => [word, readWord(forest, entry)]));
    const corollaries = document.corollaries.map(familyClaimOf);
    return { kind: 'outcome', positions, space: forest.space, forest, words, corollaries };
  },

  write({ positions, forest, words, corollaries }, made) {
    const entry = (word: string) => writeWord(forest, words.get(word) as WordOutcome);
    return classCertificate('outcome', positions, entry, corollaries.map(writeCorollary), made);
  },

  ends: outcomeRegions,
  trees: outcomeTrees,
  corollaries: ({ positions, corollaries }, style) => corollaries.map((one) => corollaryText(positions, one, style)),
  reports: { md: outcomeReport },
  page: treesPart,
  start: () => null,
  view: outcomeView,
  rocq: classRocq,

  /** By a formula, or where outcomes show that the value is 0 or *. */
  valueAt({ forest, words }, arena, word, gaps) {
    const outcome = words.get(word);
    if (outcome === undefined) return null;
    if (outcome.kind === 'value') return new Instances(arena, forest).at(select(outcome.formula, gaps), gaps);
    const equals = (standing: Standing | null): boolean =>
      standing !== null && decide(standing.atLeast, gaps) && decide(standing.atMost, gaps);
    return equals(outcome.zero) ? arena.zero : equals(outcome.star) ? arena.star : null;
  },
};

function readWord(forest: Forest, entry: WordEntry): WordOutcome {
  const formula = formulaIn(entry);
  if (formula !== null) return { kind: 'value', formula: formulaOf(forest, formula) };
  const predicate = (tree: ReadPredicate): Predicate =>
    treeOf(forest.space, tree, ({ holds }): Truth => ({ kind: 'truth', holds }));
  const standing = ({ Left, Right }: ReadStanding): Standing => ({
    atLeast: predicate(Left),
    atMost: predicate(Right),
  });
  const against = standingsIn(entry);
  const star = against.get('*');
  return {
    kind: 'against',
    zero: standing(against.get('0') as ReadStanding),
    star: star === undefined ? null : standing(star),
  };
}

function writeWord(forest: Forest, outcome: WordOutcome): object {
  if (outcome.kind === 'value') return { formula: writeFormula(forest, outcome.formula) };
  const predicate = (tree: Predicate) => writeTree(forest.space, tree, ({ holds }) => ({ holds }));
  const standing = ({ atLeast, atMost }: Standing) => ({ atLeast: predicate(atLeast), atMost: predicate(atMost) });
  const { zero, star } = outcome;
  return { against: { '0': standing(zero), ...(star === null ? {} : { '*': standing(star) }) } };
}
