/** Claims that sets of positions, and of positions with *, are closed under replies, so that these are ≥ 0. */
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
import { decide, type Predicate, type Rival, type Truth } from '../outcomes/claim.ts';
import { RIVALS } from '../outcomes/outcomes.ts';
import { invariantRocq } from '../rocq/invariants.ts';
import { plural } from '../support/plural.ts';
import { type Invariant, type Place, setOf, yesCount } from './claim.ts';
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
    const setsOf = (rival: Rival): Map<string, Predicate> => {
      const found = [...document.words].flatMap(([word, { claim }]) => {
        const standing = claim.sets.get(rival);
        return standing === undefined ? [] : [[word, treeOf(forest.space, standing.Left, truth)] as const];
      });
      return new Map(found);
    };
    const sets = { '0': setsOf('0'), '*': setsOf('*') };
    return { kind: 'invariant', positions, forest, sets, corollaries: document.corollaries.map(familyClaimOf) };
  },

  write({ positions, forest, sets, corollaries }, made) {
    const tree = (place: Place) => writeTree(forest.space, setOf(sets, place), ({ holds }) => ({ holds }));
    const entry = (word: string) => ({
      contains: tree({ word, rival: '0' }),
      ...(sets['*'].size === 0 ? {} : { withStar: tree({ word, rival: '*' }) }),
    });
    return classCertificate('invariant', positions, entry, corollaries.map(writeCorollary), made);
  },

  ends: (claim) => treesIn(claim).reduce((sum, tree) => sum + endCount(tree), 0),
  trees: invariantTrees,
  corollaries: ({ positions, corollaries }) => corollaries.map((one) => corollaryText(positions, one)),
  reports: {
    md: (claim) =>
      `# A closed set of class ${claim.positions.name}\n\n**Theorem.** The positions below marked yes are ≥ 0, also where * is added to them.\n\n${page(claim)}\n\n## Proof\n\nFrom every position marked yes, with or without *, every move of Right has a reply of Left to such a position. Every game ends, so it is Right who has no move at last.\n`,
  },
  page,
  start: () => null,
  view: invariantView,
  rocq: invariantRocq,

  /** 0 or * where a set contains the position and its mirror image. */
  valueAt({ sets }, arena, word, gaps) {
    const image = mirrorWord(word);
    const equals = (rival: Rival): boolean =>
      decide(setOf(sets, { word, rival }), gaps) && decide(setOf(sets, { word: image, rival }), gaps.toReversed());
    return equals('0') ? arena.zero : equals('*') ? arena.star : null;
  },
};

const treesIn = ({ sets }: Invariant): Predicate[] => RIVALS.flatMap((rival) => [...sets[rival].values()]);

/** For each word, and for each word with *, an empty line, its positions, and a tree with yes and no at its ends. */
function invariantTrees({ positions, forest, sets }: Invariant): string[] {
  const places = RIVALS.filter((rival) => sets[rival].size > 0).flatMap((rival) =>
    positions.words.map((word): Place => ({ word, rival })),
  );
  return places.flatMap((place) => [
    '',
    familyText(positions, place.word) + (place.rival === '*' ? ' + *' : ''),
    ...decisionLines(forest.space, setOf(sets, place), ({ holds }) => (holds ? 'yes' : 'no')).map(
      (line) => `  ${line}`,
    ),
  ]);
}

function page(claim: Invariant): string {
  const regions = treesIn(claim).reduce((sum, tree) => sum + yesCount(tree), 0);
  return `The set has ${plural(regions, 'region')}.\n\n${fenced(invariantTrees(claim).slice(1))}`;
}
