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
import { SearchStopped } from './search/stopped.ts';
import { provedBy, settleTogether } from './search/together.ts';
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
    search.close();
    if (proved === null) tellProved(target, search, options);
  }
  if (proved === null) return null;
  compress(proved.flatMap(({ proofs }) => proofs));
  return writeStrategy(target, proved);
}

/** What was proved of groups of statements. */
export interface ProvedGroups {
  /** States the groups that are proved; null if none is. */
  readonly certificate: StrategyCertificate | null;
  /** Which groups are proved whole. */
  readonly isProved: readonly boolean[];
  /** Why the search ended early; null if it did not. */
  readonly stopped: string | null;
}

/** Proves groups of statements that may use each other. What `onProgress` throws as `SearchStopped` ends the search early. */
export function proveGroups(
  target: string,
  groups: readonly (readonly StatementGoal[])[],
  options: ProveOptions = {},
): ProvedGroups {
  const search = new Search(options);
  const stopped = untilStopped(search, () => settleTogether(search, groups.flat().flatMap(goalsOf)));
  const proofOf = provedBy(search);
  const found = groups.map((group) => {
    const statements = group.map((one): ProvedStatement | null => {
      const proofs = goalsOf(one).map(proofOf);
      return proofs.includes(null) ? null : { ...one, proofs: proofs as Proof[] };
    });
    return statements.includes(null) ? null : (statements as ProvedStatement[]);
  });
  if (found.includes(null)) tellProved(target, search, options);
  const proved = found.flatMap((statements) => statements ?? []);
  compress(proved.flatMap(({ proofs }) => proofs));
  return {
    certificate: proved.length === 0 ? null : writeStrategy(target, proved),
    isProved: found.map((statements) => statements !== null),
    stopped,
  };
}

function untilStopped(search: Search, work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof SearchStopped) return error.message;
    throw error;
  } finally {
    search.close();
  }
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
