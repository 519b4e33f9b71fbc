/** Trees without some of their regions, or parts of them. */
import { isChoice, mapTree } from '../formula/decision-tree.ts';
import type { Predicate } from '../outcomes/claim.ts';
import { NOTHING } from './claim.ts';
import type { Leak } from './closure.ts';

/** The same tree, with a separate object at each end, so that the ends can be told apart. */
export const withOwnEnds = (tree: Predicate): Predicate =>
  mapTree(
    tree,
    (condition) => condition,
    (end) => ({ ...end }),
  );

/** The tree without the cell of each end that leaks, or without the whole end if it is small. */
export function withoutCells(tree: Predicate, leaks: readonly Leak[], isSmall: (end: Predicate) => boolean): Predicate {
  if (isChoice(tree)) {
    return { ...tree, yes: withoutCells(tree.yes, leaks, isSmall), no: withoutCells(tree.no, leaks, isSmall) };
  }
  const leak = leaks.find(({ region }) => region === tree);
  if (leak === undefined) return tree;
  if (isSmall(tree)) return NOTHING;
  return leak.cell.reduceRight<Predicate>(
    (rest, condition) => ({ kind: 'choice', condition, yes: rest, no: { kind: 'truth', holds: true } }),
    NOTHING,
  );
}

/** The tree without some of its ends. */
export function without(tree: Predicate, bad: ReadonlySet<Predicate>): Predicate {
  if (!isChoice(tree)) return bad.has(tree) ? NOTHING : tree;
  const yes = without(tree.yes, bad);
  const no = without(tree.no, bad);
  if (!isChoice(yes) && !isChoice(no) && yes.holds === no.holds) return yes;
  return { ...tree, yes, no };
}
