/** The relations of statements by strategies, and what must be shown for each. */
import type { Goal } from './goal.ts';
import { mirrorWord } from './normal.ts';
import { negative, type Side } from './side.ts';
import type { Word } from './word.ts';

/** What is shown of the word and the side, or of the mirror image and the negative: that Right wins moving second, or moving first. */
const SHOWN = {
  '<=': ['second'],
  '>=': ['mirror second'],
  '=': ['second', 'mirror second'],
  '<|': ['first'],
  '|>': ['mirror first'],
  '<': ['second', 'first'],
  '>': ['mirror second', 'mirror first'],
  '||': ['first', 'mirror first'],
  infinitesimal: ['second', 'mirror second'],
  recurrences: [],
} as const;

export type Relation = keyof typeof SHOWN;

/** Something to be proved: how a family of positions compares with a game; the game of a property is 0. */
export interface StatementGoal {
  readonly word: Word;
  readonly relation: Relation;
  readonly side: Side;
}

/** What must be shown: Right wins word - side moving second, or moving first if `first`. */
export interface NeededGoal {
  readonly goal: Goal;
  readonly first: boolean;
}

export function neededFor({ word, relation, side }: StatementGoal): NeededGoal[] {
  const eps = relation === 'infinitesimal' || side.eps;
  const upper: Goal = { word, side: { ...side, eps } };
  const lower: Goal = { word: mirrorWord(word), side: { ...negative(side), eps } };
  return SHOWN[relation].map((kind) => ({
    goal: kind === 'second' || kind === 'first' ? upper : lower,
    first: kind === 'first' || kind === 'mirror first',
  }));
}

/** What a statement says of its word: "is infinitesimal", or a relation to a game, which `side` writes. */
export function saysText({ relation, side }: StatementGoal, sideText: (side: Side) => string): string {
  if (relation === 'infinitesimal') return 'is infinitesimal';
  return relation === 'recurrences' ? 'has recurrences' : `${relation} ${sideText(side)}`;
}
