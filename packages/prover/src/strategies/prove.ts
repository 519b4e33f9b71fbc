/**
 * Statements proved by strategies: an upper bound for the word, the same for its mirror image as a lower bound, or
 * both.
 */
import type { Goal } from './pattern/goal.ts';
import type { Proof } from './pattern/proof.ts';
import { negative, type Side } from './pattern/side.ts';
import { mirrorWord, type Word } from './pattern/word.ts';
import { compress } from './search/compress.ts';
import { Search, type SearchOptions } from './search/search.ts';
import { type Relation, type StrategyCertificate, writeStrategy } from './write.ts';

/** Something to be proved: how a family of positions compares with a game; the game of an infinitesimal is 0. */
export interface StatementGoal {
  readonly word: Word;
  readonly relation: Relation;
  readonly side: Side;
}

/** A certificate for statements, or null if the search does not find one. */
export function proveStrategy(
  target: string,
  statements: readonly StatementGoal[],
  options: SearchOptions = {},
): StrategyCertificate | null {
  const search = new Search(options);
  const proved: { statement: StatementGoal; proofs: Proof[] }[] = [];
  for (const statement of statements) {
    const proofs: Proof[] = [];
    for (const goal of goalsOf(statement)) {
      const proof = search.prove(goal);
      if (proof === null) return null;
      proofs.push(proof);
    }
    proved.push({ statement, proofs });
  }
  compress(proved.flatMap(({ proofs }) => proofs));
  return writeStrategy(
    target,
    proved.map(({ statement, proofs }) => ({ ...statement, proofs })),
  );
}

/** What must be shown: word <= side, or the same of the mirror image and the negative. */
export function goalsOf({ word, relation, side }: StatementGoal): Goal[] {
  const eps = relation === 'infinitesimal' || side.eps;
  const upper: Goal = { word, side: { ...side, eps } };
  const lower: Goal = { word: mirrorWord(word), side: { ...negative(side), eps } };
  return relation === '<=' ? [upper] : relation === '>=' ? [lower] : [upper, lower];
}
