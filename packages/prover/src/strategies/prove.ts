/**
 * Statements proved by strategies: an upper bound for the word, the same for its mirror image as a lower bound, or
 * both; for strict relations also a good first move of Right.
 */
import { type Form, variable } from './pattern/form.ts';
import { variablesOf } from './pattern/goal.ts';
import { type Claim, eachUse, type Proof } from './pattern/proof.ts';
import { type NeededGoal, neededFor, type StatementGoal } from './pattern/relation.ts';
import { recurrencesFor } from './rules.ts';
import { attackOf } from './search/attack.ts';
import { compress } from './search/compress.ts';
import { Search, type SearchOptions } from './search/search.ts';
import { SearchStopped } from './search/stopped.ts';
import { provedBy, settleTogether } from './search/together.ts';
import { type ShownBy, type Statement, type StrategyCertificate, writeStrategy } from './write.ts';

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
  let proved: Statement[] | null = null;
  try {
    proved = proveAll(search, statements);
  } finally {
    search.close();
    if (proved === null) tellProved(target, search, options);
  }
  if (proved === null) return null;
  compress(proved.flatMap(({ proofs }) => proofs).filter(isProof));
  const whole = withRecurrences(proved);
  return whole && writeStrategy(target, whole);
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
  const needed = groups.map((group) => group.map(neededFor));
  const all = needed.flat(2);
  const answers = new Map<NeededGoal, ShownBy | null>();
  const stopped = untilStopped(search, () => {
    settleTogether(
      search,
      all.flatMap(({ goal, first }) => (first ? [] : [goal])),
    );
    for (const one of all) if (one.first) answers.set(one, answered(search, one));
  });
  const proofOf = provedBy(search);
  const found = groups.map((group, g) => {
    const statements = group.map((one, i): Statement | null => {
      const proofs = needed[g][i].map((each) => (each.first ? (answers.get(each) ?? null) : proofOf(each.goal)));
      return proofs.includes(null) ? null : { ...one, proofs: proofs as ShownBy[] };
    });
    return statements.includes(null) ? null : (statements as Statement[]);
  });
  if (found.includes(null)) tellProved(target, search, options);
  const proved = found.flatMap((statements) => statements ?? []);
  if (answers.size === 0) compress(proved.flatMap(({ proofs }) => proofs).filter(isProof));
  return {
    certificate: proved.length === 0 ? null : writeStrategy(target, proved),
    isProved: found.map((statements) => statements !== null),
    stopped,
  };
}

const isProof = (shown: ShownBy): shown is Proof => shown.kind !== 'answer' && shown.kind !== 'recurrences';

function answered(search: Search, { goal }: NeededGoal): ShownBy | null {
  const answer = attackOf(search, goal);
  return answer && { kind: 'answer', answer };
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

function proveAll(search: Search, statements: readonly StatementGoal[]): Statement[] | null {
  const proved: Statement[] = [];
  for (const statement of statements) {
    const proofs: ShownBy[] = [];
    for (const needed of neededFor(statement)) {
      const proof = needed.first ? answered(search, needed) : search.prove(needed.goal);
      if (proof === null) return null;
      proofs.push(proof);
    }
    proved.push({ ...statement, proofs });
  }
  return proved;
}

/** The statements with recurrences where these are stated, by the claims of the others; null if none are found. */
function withRecurrences(statements: readonly Statement[]): Statement[] | null {
  const claims = new Set<Claim>();
  for (const proof of statements.flatMap(({ proofs }) => proofs).filter(isProof)) {
    eachUse(proof, false, (claim) => claims.add(claim));
  }
  const found = statements.map((statement): Statement | null => {
    if (statement.relation !== 'recurrences') return statement;
    const tree = recurrencesFor(statement.word, [...claims]);
    return tree && { ...statement, proofs: [{ kind: 'recurrences', tree }] };
  });
  return found.includes(null) ? null : (found as Statement[]);
}

/** Every claim that is proved becomes a statement. */
function tellProved(target: string, search: Search, { onGivenUp }: ProveOptions): void {
  const claims = search.table.proved;
  if (claims.length === 0 || onGivenUp === undefined) return;
  const statements = claims.map((claim): Statement => {
    const values = variablesOf(claim.goal).reduce<Form[]>((all, v) => Object.assign(all, { [v]: variable(v) }), []);
    return { ...claim.goal, relation: '<=', proofs: [{ kind: 'use', claim, values, raw: true }] };
  });
  onGivenUp(writeStrategy(target, statements));
}
