/**
 * An invariant: for each word of a class, where a set contains its positions. Left, moving second, wins every position of the set
 * of the rival 0, and every position of the set of the rival * if * is added.
 */
import type { PositionClass } from '../classes/position-class.ts';
import { isChoice } from '../formula/decision-tree.ts';
import type { Predicate, Rival } from '../outcomes/claim.ts';
import type { Forest } from '../symbolic/forest.ts';

/** The positions of a word, and what those in its set are at least. */
export interface Place {
  readonly word: string;
  readonly rival: Rival;
}

/** By rival and word; where there is no predicate, the set is empty. */
export type Sets = Readonly<Record<Rival, ReadonlyMap<string, Predicate>>>;

export interface Invariant {
  readonly positions: PositionClass;
  readonly forest: Forest;
  readonly sets: Sets;
}

export const NOTHING: Predicate = { kind: 'truth', holds: false };

/** Where a set contains the positions of a place. */
export const setOf = (sets: Sets, { word, rival }: Place): Predicate => sets[rival].get(word) ?? NOTHING;

/** The sets with another predicate for a place. */
export const withSet = (sets: Sets, { word, rival }: Place, predicate: Predicate): Sets => ({
  ...sets,
  [rival]: new Map(sets[rival]).set(word, predicate),
});

/** How many ends of a predicate say yes. */
export const yesCount = (tree: Predicate): number =>
  isChoice(tree) ? yesCount(tree.yes) + yesCount(tree.no) : Number(tree.holds);
