/**
 * Statements proved by strategies: an upper bound for the word, the same for its mirror image as a lower bound, or
 * both.
 */
import { type Form, variable } from './pattern/form.ts';
import { type Goal, variablesOf } from './pattern/goal.ts';
import { mirrorWord } from './pattern/normal.ts';
import type { Proof } from './pattern/proof.ts';
import { negative, type Side } from './pattern/side.ts';
import type { Word } from './pattern/word.ts';
import { compress } from './search/compress.ts';
import { Search, type SearchOptions } from './search/search.ts';
import { type Relation, type StrategyCertificate, writeStrategy } from './write.ts';

/** Something to be proved: how a family of positions compares with a game; the game of an infinitesimal is 0. */
export interface StatementGoal {
  readonly word: Word;
  readonly relation: Relation;
  readonly side: Side;
}

/** Options of a search for the proofs of statements. */
export interface ProveOptions extends SearchOptions {
  /** Told when the search ends without a proof: a certificate of the claims that it has proved, if there are any. */
  readonly onGivenUp?: (proved: StrategyCertificate) => void;
}

/** A certificate for statements, or null if the search does not find one. */
export function proveStrategy(
  target: string,
  statements: readonly StatementGoal[],
  options: ProveOptions = {},
): StrategyCertificate | null {
  const search = new Search(options);
  let proved: ProvedStatement[] | null = null;
  try {
    proved = proveAll(search, statements);
  } finally {
    if (proved === null) tellProved(target, search, options);
  }
  if (proved === null) return null;
  compress(proved.flatMap(({ proofs }) => proofs));
  return writeStrategy(target, proved);
}

type ProvedStatement = StatementGoal & { readonly proofs: readonly Proof[] };

function proveAll(search: Search, statements: readonly StatementGoal[]): ProvedStatement[] | null {
  const proved: ProvedStatement[] = [];
  for (const statement of statements) {
    const proofs: Proof[] = [];
    for (const goal of goalsOf(statement)) {
      const proof = search.prove(goal);
      if (proof === null) return null;
      proofs.push(proof);
    }
    proved.push({ ...statement, proofs });
  }
  return proved;
}

/** Every claim that is proved becomes a statement. */
function tellProved(target: string, search: Search, { onGivenUp }: ProveOptions): void {
  const claims = search.table.proved;
  if (claims.length === 0 || onGivenUp === undefined) return;
  const statements = claims.map((claim): ProvedStatement => {
    const values = variablesOf(claim.goal).reduce<Form[]>((all, v) => Object.assign(all, { [v]: variable(v) }), []);
    return { ...claim.goal, relation: '<=', proofs: [{ kind: 'use', claim, values, raw: true }] };
  });
  onGivenUp(writeStrategy(target, statements));
}

/** What must be shown: word <= side, or the same of the mirror image and the negative. */
export function goalsOf({ word, relation, side }: StatementGoal): Goal[] {
  const eps = relation === 'infinitesimal' || side.eps;
  const upper: Goal = { word, side: { ...side, eps } };
  const lower: Goal = { word: mirrorWord(word), side: { ...negative(side), eps } };
  return relation === '<=' ? [upper] : relation === '>=' ? [lower] : [upper, lower];
}
