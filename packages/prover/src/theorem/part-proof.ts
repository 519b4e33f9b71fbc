/**
 * What the library proves about one part of a statement: all its certificates are tried, and the checker decides. A part that is
 * a single board is computed if it is not too large.
 */
import { Arena } from '@lilypad/games';
import { boardOf, Valuer, valueCost } from '@lilypad/toads';
import { parseJson } from '../check/json.ts';
import { rowsOf } from '../formula/rows.ts';
import { familyValues } from '../outcomes/family-values.ts';
import { linearAt, squaresAt, wildcardsOf } from '../statements/boards.ts';
import {
  type FamilyCases,
  formulaCorollary,
  freeParameters,
  gameCorollary,
  type PlacedPart,
  placePart,
  valuesAgree,
} from '../statements/class-corollary.ts';
import { countingCorollary } from '../statements/counting-corollary.ts';
import { statementHolds } from '../statements/instances.ts';
import type { Part } from '../statements/parts.ts';
import type { Statement } from '../statements/statement.ts';
import { belowAllGoal, strategyGoal } from '../statements/strategy-goal.ts';
import {
  boundsClaimed,
  boundsStated,
  type ClaimedBound,
  jsonOf,
  leapCertificate,
  statedBy,
} from '../statements/strategy-instance.ts';
import { type Derivation, derive } from '../strategies/derive.ts';
import { knownClaims } from '../strategies/known-claims.ts';
import { neededFor, type StatementGoal } from '../strategies/pattern/relation.ts';
import { derivationJson, type StrategyCertificate } from '../strategies/write.ts';
import { corollaryOf } from '../values/corollary.ts';
import { CheckedTheorem, RejectedCertificate } from './checked-theorem.ts';
import { type CertificateFiles, TheoremLibrary } from './library.ts';
import { INVARIANT_THEOREMS } from './named-invariants.ts';

/**
 * The certificates that come with the program, to prove statements with. Each is read once, and checked when it is used.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const files = { names: () => ['A11'], text: (name: string) => (name === 'A11' ? text : null) };
 * const library = new ProofLibrary(files);
 * library.theorems.theorem('A11')?.target; // => 'A11'
 * ```
 */
export class ProofLibrary {
  /** The theorems, by name and by class. */
  readonly theorems: TheoremLibrary;
  private shelf: readonly ShelvedStrategy[] | null = null;

  constructor(private readonly files: CertificateFiles) {
    this.theorems = new TheoremLibrary(files);
  }

  /** The certificates of strategies, with what they state. */
  get strategies(): readonly ShelvedStrategy[] {
    this.shelf ??= this.files.names().flatMap((name) => {
      const text = this.files.text(name) ?? '';
      // Certificates about classes are long, and their heads tell what they are.
      if (!STRATEGY.test(text.slice(0, LONGEST_HEAD))) return [];
      const certificate = parseJson(text) as StrategyCertificate;
      const claimed = boundsClaimed(certificate);
      return [{ name, claimed, stated: boundsStated(certificate, claimed) }];
    });
    return this.shelf;
  }
}

const LONGEST_HEAD = 1000;
const STRATEGY = /"claim":\s*"strategy"/;

interface ShelvedStrategy {
  readonly name: string;
  /** All that it proves. */
  readonly claimed: readonly ClaimedBound[];
  /** What it states. */
  readonly stated: readonly ClaimedBound[];
}

/** How a part is proved: by a certificate, whose theorem has the part as its corollary, or by computing its board. */
export type PartProof =
  | { readonly kind: 'certificate'; readonly name: string; readonly theorem: CheckedTheorem }
  | { readonly kind: 'computed' };

/** Why a way to prove a part fails, in terms of the statement: a sentence without its full stop. */
export interface Attempt {
  readonly method: 'values' | 'invariants' | 'counting' | 'rules' | 'strategies' | 'computing';
  readonly message: string;
}

export type PartFinding =
  | { readonly ok: true; readonly proof: PartProof }
  | { readonly ok: false; readonly attempts: readonly Attempt[] };

/** Boards of up to so many arrangements are computed. */
const MOST_WORK = 2_000_000;
const COUNTING_THEOREM = 'OneFrog';
const ONE_HOLE_THEOREM = 'Theorem1';
/** The name of a proof by rules alone, where otherwise that of a certificate of the library is. */
export const DEATH_LEAP = 'the death leap';

/** Tries all certificates of the library. */
export function provePart(statement: Statement, part: Part, library: ProofLibrary): PartFinding {
  const attempts: Attempt[] = [];
  if (freeParameters(part).length === 0 && wildcardsOf(statement.board).length === 0) {
    const computed = computePart(statement, part);
    if (computed !== 'too large') return computed;
    attempts.push({ method: 'computing', message: 'The board takes too long to compute' });
  }
  for (const [method, prove] of METHODS) {
    const found = orRejection(() => prove(statement, part, library));
    if (typeof found !== 'string') return { ok: true, proof: found };
    attempts.push({ method, message: found });
  }
  return { ok: false, attempts };
}

type Method = (statement: Statement, part: Part, library: ProofLibrary) => PartProof | string;

const METHODS: readonly (readonly [Attempt['method'], Method])[] = [
  ['values', byClass],
  ['invariants', byInvariant],
  ['counting', byCounting],
  ['strategies', byStrategy],
  ['rules', byRules],
];

/** A certificate that was changed may be rejected; then it proves nothing. */
function orRejection(prove: () => PartProof | string): PartProof | string {
  try {
    return prove();
  } catch (error) {
    if (error instanceof RejectedCertificate) return error.message;
    throw error;
  }
}

function byClass(statement: Statement, part: Part, { theorems }: ProofLibrary): PartProof | string {
  const placed = placePart(statement, part);
  if (typeof placed === 'string') return placed;
  const { name } = placed.placement.positions;
  const certificate = theorems.nameAbout(name);
  const theorem = certificate === null ? null : theorems.theorem(certificate);
  if (certificate === null || theorem === null) return `The library has no theorem about class ${name}`;
  return classProof(certificate, theorem, statement, part, placed);
}

/** By a closed set of positions of the class. */
function byInvariant(statement: Statement, part: Part, { theorems }: ProofLibrary): PartProof | string {
  const placed = placePart(statement, part);
  if (typeof placed === 'string') return placed;
  const { name } = placed.placement.positions;
  const closed = INVARIANT_THEOREMS.find(({ target }) => target === name);
  const theorem = closed === undefined ? null : theorems.theorem(closed.name);
  if (closed === undefined || theorem === null) return `The library has no closed set of class ${name}`;
  return classProof(closed.name, theorem, statement, part, placed);
}

/** What a theorem about the class of a part says of it; `name` is that of the certificate. */
export function classProof(
  name: string,
  theorem: CheckedTheorem,
  statement: Statement,
  part: Part,
  placed: PlacedPart,
): PartProof | string {
  const corollary = gameCorollary(statement.says, part, placed) ?? familyCorollary(statement, part, placed, theorem);
  return typeof corollary === 'string' ? corollary : concluded(name, theorem, corollary);
}

/** The theorem with the corollary, or why the checker does not accept it. */
function concluded(name: string, theorem: CheckedTheorem, corollary: object): PartProof | string {
  const verdict = theorem.concluding([corollary]);
  if (verdict instanceof CheckedTheorem) return { kind: 'certificate', name, theorem: verdict };
  const at = Object.entries(verdict.point ?? {}).map(([parameter, value]) => `${parameter} = ${value}`);
  return `Certificate ${name} does not say so: ${verdict.obligation}: ${verdict.message}${at.length === 0 ? '' : ` at ${at.join(', ')}`}`;
}

/** For a property or one of several values: the formula of the family, if each of its values is as the statement says. */
function familyCorollary(
  statement: Statement,
  part: Part,
  placed: PlacedPart,
  theorem: CheckedTheorem,
): object | string {
  const { says } = statement;
  if (says.kind === 'compared' && says.games.length === 1) {
    return `${says.games[0].text} is not a game whose numbers are affine in the parameters`;
  }
  const cases = familyCases(placed, theorem);
  if (typeof cases === 'string') return cases;
  if (!valuesAgree(says, cases, part, placed.placement.mirrored))
    return `The family has other values: ${cases.map(({ value }) => value).join(', ')}`;
  return formulaCorollary(placed, cases) ?? 'The family has too many cases';
}

/** The values of a family, or of its mirror image, by the theorem about its class. */
function familyCases({ placement: place, parameters }: PlacedPart, { claim }: CheckedTheorem): FamilyCases | string {
  const placement = { ...place, mirrored: false };
  const family = { text: '', parameters, items: [], runs: null, boardAt: () => null };
  if (claim.kind === 'value') return corollaryOf(claim, family, placement);
  if (claim.kind !== 'outcome') return 'The theorem is not about values';
  const answer = familyValues(claim, 'the family', family, placement);
  if (!answer.ok) return answer.reason;
  const { forest, formula } = answer.claim;
  return rowsOf(forest, '', formula);
}

function byCounting(statement: Statement, part: Part, { theorems }: ProofLibrary): PartProof | string {
  const corollary = countingCorollary(statement, part);
  if (typeof corollary === 'string') return corollary;
  const theorem = theorems.theorem(COUNTING_THEOREM);
  return theorem === null ? 'The library has no counting claims' : concluded(COUNTING_THEOREM, theorem, corollary);
}

/** By the rules that simplify boards, the death leap, and the recurrences for boards with one hole. */
export function byRules(statement: Statement, part: Part, { theorems }: ProofLibrary): PartProof | string {
  const goal = strategyGoal(statement, part);
  const easier = belowAllGoal(statement, part) ?? goal;
  if (typeof easier === 'string') return easier;
  const leap = CheckedTheorem.check(JSON.stringify(leapCertificate(easier)));
  if (leap instanceof CheckedTheorem) return { kind: 'certificate', name: DEATH_LEAP, theorem: leap };
  const rules = theorems.theorem(ONE_HOLE_THEOREM);
  const stated = typeof goal === 'string' || rules === null ? null : derivedFrom(goal, rules);
  const theorem = stated && rules?.concluding([stated]);
  if (theorem instanceof CheckedTheorem) return { kind: 'certificate', name: ONE_HOLE_THEOREM, theorem };
  return 'The rules that simplify boards, the death leap and Theorem1 do not say so';
}

/** The statement with derivations from the rules that a theorem by strategies claims; null if these do not give it. */
function derivedFrom(goal: StatementGoal, { claim }: CheckedTheorem): object | null {
  if (claim.kind !== 'strategy') return null;
  const claims = knownClaims(claim);
  const numbers = new Map(claims.map((one, i) => [one, i]));
  const derived = neededFor(goal).map((needed) => derive(needed, claims));
  if (derived.includes(null)) return null;
  return jsonOf(
    goal,
    (derived as Derivation[]).map((one) => derivationJson(one, numbers)),
  );
}

function byStrategy(statement: Statement, part: Part, library: ProofLibrary): PartProof | string {
  const goal = strategyGoal(statement, part);
  const easier = belowAllGoal(statement, part);
  const found = typeof goal === 'string' ? goal : instanceProof(goal, library);
  return typeof found === 'string' && easier !== null ? instanceProof(easier, library) : found;
}

/** What certificates state comes before what else they prove. */
function instanceProof(goal: StatementGoal, { strategies, theorems }: ProofLibrary): PartProof | string {
  for (const which of ['stated', 'claimed'] as const) {
    for (const one of strategies) {
      const statement = statedBy(goal, one[which]);
      const theorem = statement && theorems.theorem(one.name)?.concluding([statement]);
      if (theorem instanceof CheckedTheorem) return { kind: 'certificate', name: one.name, theorem };
    }
  }
  return 'No strategy of the library says so';
}

function computePart(statement: Statement, part: Part): PartFinding | 'too large' {
  const values = Object.fromEntries([...part].map(([name, form]) => [name, Number(linearAt(form, {}).numerator)]));
  const squares = squaresAt(statement.board, values);
  const failed = (message: string): PartFinding => ({ ok: false, attempts: [{ method: 'computing', message }] });
  if (squares === null || squares === '') return failed('The board is empty or too long');
  if (valueCost(boardOf(squares)) > MOST_WORK) return 'too large';
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const holds = statementHolds(arena, statement, { values, fillings: new Map(), squares }, (board) =>
    valuer.value(boardOf(board)),
  );
  return holds ? { ok: true, proof: { kind: 'computed' } } : failed(`It is false at ${squares}`);
}
