/** Trees without some of their regions, or parts of them. */
import { isChoice, mapTree } from '../formula/decision-tree.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { NOTHING } from './claim.ts';
import type { Leak } from './closure.ts';

/** Regions with no more than so many of the points looked at are small. */
const SMALL = 2;

/** The same tree, with a separate object at each end, so that the ends can be told apart. */
export const withOwnEnds = (tree: Predicate): Predicate =>
  mapTree(
    tree,
    (condition) => condition,
    (end) => ({ ...end }),
  );

/** The tree without a cell of each end that leaks; without the whole end if it has none. */
export function withoutCells(tree: Predicate, leaks: readonly Leak[]): Predicate {
  if (isChoice(tree)) {
    return { ...tree, yes: withoutCells(tree.yes, leaks), no: withoutCells(tree.no, leaks) };
  }
  const leak = leaks.find(({ region }) => region === tree);
  if (leak === undefined) return tree;
  return leak.cell.reduceRight<Predicate>(
    (rest, condition) => ({ kind: 'choice', condition, yes: rest, no: { kind: 'truth', holds: true } }),
    NOTHING,
  );
}

/** The tree without the ends that have hardly any of some points: cutting cells out leaves many of them. */
export function withoutSmall(
  tree: Predicate,
  sharesOf: (tree: Predicate) => ReadonlyMap<Predicate, number>,
): Predicate {
  const shares = sharesOf(tree);
  const isSmall = (end: Predicate): boolean => (shares.get(end) ?? 0) <= SMALL;
  return without(tree, new Set(regionsOf(tree).filter(isSmall)));
}

/** The ends of a tree that say yes. */
export const regionsOf = (tree: Predicate): Predicate[] =>
  isChoice(tree) ? [...regionsOf(tree.yes), ...regionsOf(tree.no)] : tree.holds ? [tree] : [];

/** The tree without some of its ends. */
export function without(tree: Predicate, bad: ReadonlySet<Predicate>): Predicate {
  if (!isChoice(tree)) return bad.has(tree) ? NOTHING : tree;
  const yes = without(tree.yes, bad);
  const no = without(tree.no, bad);
  if (!isChoice(yes) && !isChoice(no) && yes.holds === no.holds) return yes;
  return { ...tree, yes, no };
}
