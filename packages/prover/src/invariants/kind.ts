/** Claims that a set of positions is closed under replies, so that its positions are ≥ 0. */
import type { InvariantDocument } from '../check/invariants/document.ts';
import { corollaryText, type FamilyClaim } from '../claim/family-claim.ts';
import type { ClaimKind } from '../claim/kind.ts';
import { fenced } from '../claim/markdown.ts';
import { treeOf } from '../claim/meaning.ts';
import { familyClaimOf } from '../claim/read-class.ts';
import { classCertificate, writeCorollary, writeTree } from '../claim/write.ts';
import { classNamed, familyText, mirrorWord, type PositionClass } from '../classes/position-class.ts';
import { forestOf } from '../formula/class-formula.ts';
import { endCount } from '../formula/decision-tree.ts';
import { decisionLines } from '../formula/tree-text.ts';
import { decide, type Predicate, type Truth } from '../outcomes/claim.ts';
import { plural } from '../support/plural.ts';
import { type Invariant, yesCount } from './claim.ts';
import { invariantView } from './view.ts';

export interface InvariantClaim extends Invariant {
  readonly kind: 'invariant';
  readonly corollaries: readonly FamilyClaim[];
}

export const invariantKind: ClaimKind<InvariantClaim, InvariantDocument> = {
  conclusions: 'corollaries',
  phrases: {
    before: '',
    by: ' by an invariant',
    says: ', where a closed set contains its positions,',
    ends: 'truths',
    entries: 'words',
    gives: 'a set',
  },

  read(document) {
    const positions = classNamed(document.target) as PositionClass;
    const forest = forestOf(positions);
    const truth = ({ holds }: { readonly holds: boolean }): Truth => ({ kind: 'truth', holds });
    const sets = new Map(
      [...document.words].map(([word, { claim }]) => [word, treeOf(forest.space, claim.contains, truth)]),
    );
    return { kind: 'invariant', positions, forest, sets, corollaries: document.corollaries.map(familyClaimOf) };
  },

  write({ positions, forest, sets, corollaries }, made) {
    const entry = (word: string) => ({
      contains: writeTree(forest.space, setOf(sets, word), ({ holds }) => ({ holds })),
    });
    return classCertificate('invariant', positions, entry, corollaries.map(writeCorollary), made);
  },

  ends: ({ sets }) => [...sets.values()].reduce((sum, tree) => sum + endCount(tree), 0),
  trees: invariantTrees,
  corollaries: ({ positions, corollaries }) => corollaries.map((one) => corollaryText(positions, one)),
  reports: {
    md: (claim) =>
      `# A closed set of class ${claim.positions.name}\n\n**Theorem.** The positions below marked yes are ≥ 0.\n\n${page(claim)}\n\n## Proof\n\nFrom a position of the set every move of Right has a reply of Left back into the set. Every game ends, so it is Right who has no move at last.\n`,
  },
  page,
  start: () => null,
  view: invariantView,
  rocq: () => ({ ok: false, message: 'there is no theory of invariants in Rocq' }),

  /** 0 where the set contains the position and its mirror image. */
  valueAt({ sets }, arena, word, gaps) {
    const image = sets.get(mirrorWord(word));
    const isZero = decide(setOf(sets, word), gaps) && image !== undefined && decide(image, gaps.toReversed());
    return isZero ? arena.zero : null;
  },
};

const NOTHING: Predicate = { kind: 'truth', holds: false };

const setOf = (sets: Invariant['sets'], word: string): Predicate => sets.get(word) ?? NOTHING;

/** For each word an empty line, its positions, and a tree with yes and no at its ends. */
function invariantTrees({ positions, forest, sets }: Invariant): string[] {
  return positions.words.flatMap((word) => [
    '',
    familyText(positions, word),
    ...decisionLines(forest.space, setOf(sets, word), ({ holds }) => (holds ? 'yes' : 'no')).map((line) => `  ${line}`),
  ]);
}

function page(claim: Invariant): string {
  const regions = [...claim.sets.values()].reduce((sum, tree) => sum + yesCount(tree), 0);
  return `The set has ${plural(regions, 'region')}.\n\n${fenced(invariantTrees(claim).slice(1))}`;
}
