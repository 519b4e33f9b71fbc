/** An invariant: for each word of a class, where a set contains its positions. Left wins every position of the set moving second. */
import type { PositionClass } from '../classes/position-class.ts';
import { isChoice } from '../formula/decision-tree.ts';
import type { Predicate } from '../outcomes/claim.ts';
import type { Forest } from '../symbolic/forest.ts';

export interface Invariant {
  readonly positions: PositionClass;
  readonly forest: Forest;
  readonly sets: ReadonlyMap<string, Predicate>;
}

/** How many ends of a predicate say yes. */
export const yesCount = (tree: Predicate): number =>
  isChoice(tree) ? yesCount(tree.yes) + yesCount(tree.no) : Number(tree.holds);
