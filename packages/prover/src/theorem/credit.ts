/**
 * How far a statement is proved by the certificates that come with the program: all of it, or for single values of a parameter.
 * Nothing counts as proved because a list says so: each part is a corollary that the checker accepts, or a board that is
 * computed.
 */
import { Dyadic } from '@lilypad/games';
import { wildcardsOf } from '../statements/boards.ts';
import { freeParameters } from '../statements/class-corollary.ts';
import { fixed, type Part, partsOf, raised } from '../statements/parts.ts';
import type { Statement } from '../statements/statement.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import { type Attempt, type PartProof, type ProofLibrary, provePart } from './part-proof.ts';

/** What is proved of a statement. */
export interface Credit {
  /** Null for all of it, otherwise such as "b = 1". */
  readonly part: string | null;
  /** The certificates that prove it together. */
  readonly certificates: readonly string[];
  /** Single boards besides that were computed. */
  readonly computed: number;
}

/** How far a statement is proved. */
export interface Credits {
  /** Whether all of it is proved. */
  readonly isWhole: boolean;
  /** What is proved: one credit for all of it, or one for each part. */
  readonly credits: readonly Credit[];
  /** The theorems of which all of it is a corollary. */
  readonly theorems: readonly CheckedTheorem[];
  /** What stood in the way of a proof of all of it. */
  readonly attempts: readonly Attempt[];
}

/** Values of a parameter for which a part is looked for. */
const LARGEST_VALUE = 9;
/** A family may be proved from this many values of its parameter on; the boards before are computed. */
const MOST_RAISED = 6;

/**
 * How far the certificates of a library prove a statement.
 *
 * @param withParts - whether parts are looked for where not all of it is proved
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const files = { names: () => ['A11'], text: (name: string) => (name === 'A11' ? text : null) };
 * const library = new ProofLibrary(files);
 * const parsed = parseStatement('T^a.TF = {a-1|1}');
 * parsed.ok && creditsOf(parsed.value, library).credits; // => [ { part: null, certificates: [ 'A11' ], computed: 0 } ]
 * ```
 */
export function creditsOf(statement: Statement, library: ProofLibrary, withParts = true): Credits {
  if (statement.large !== null) {
    const message = `No method proves what holds for large ${statement.large} only`;
    return { isWhole: false, credits: [], theorems: [], attempts: [{ method: 'values', message }] };
  }
  const stronger = withoutUpperBounds(statement);
  const strong = stronger === null ? null : creditWhole(stronger, library);
  const whole = strong !== null && strong.credit !== null ? strong : creditWhole(statement, library);
  const { attempts, theorems } = whole;
  if (whole.credit !== null) return { isWhole: true, credits: [whole.credit], theorems, attempts };
  if (!withParts || statement.parameters.length < 2) return { isWhole: false, credits: [], theorems: [], attempts };
  const credits = statement.parameters.flatMap((name) =>
    Array.from({ length: LARGEST_VALUE + 1 }, (_, value): Credit[] => {
      const slice = sliceOf(statement, name, value);
      const parts = partsOf(slice);
      // A finite part is evidence, not a theorem.
      if (typeof parts === 'string' || !parts.some((part) => isOpen(slice, part))) return [];
      const { credit } = creditWhole(slice, library);
      return credit === null ? [] : [{ ...credit, part: `${name} = ${value}` }];
    }).flat(),
  );
  return { isWhole: false, credits, theorems: [], attempts };
}

const isOpen = ({ board }: Statement, part: Part): boolean =>
  freeParameters(part).length > 0 || wildcardsOf(board).length > 0;

/** The statement without conditions such as b <= 103, which follows from it; null if there are none. */
function withoutUpperBounds(statement: Statement): Statement | null {
  const isUpper = ({ difference, sign, modulus }: Statement['cases'][number][number]): boolean => {
    const direction = { '<': -1, '<=': -1, '>': 1, '>=': 1, '=': 0, '!=': 0 }[sign];
    return modulus === 0 && [...difference.terms.values()].every((factor) => factor.sign() * direction < 0);
  };
  const cases = statement.cases.map((conditions) => conditions.filter((condition) => !isUpper(condition)));
  return cases.flat().length === statement.cases.flat().length ? null : { ...statement, cases };
}

/** The statement for one value of a parameter. */
function sliceOf(statement: Statement, name: string, value: number): Statement {
  const difference = { terms: new Map([[name, Dyadic.ONE]]), constant: Dyadic.of(-value) };
  const fixing = { difference, sign: '=' as const, modulus: 0, at: 0, end: 0 };
  return { ...statement, cases: statement.cases.map((conditions) => [fixing, ...conditions]) };
}

interface WholeCredit {
  readonly credit: Credit | null;
  readonly theorems: readonly CheckedTheorem[];
  readonly attempts: readonly Attempt[];
}

function creditWhole(statement: Statement, library: ProofLibrary): WholeCredit {
  const parts = partsOf(statement);
  const failed = (attempts: readonly Attempt[]): WholeCredit => ({ credit: null, theorems: [], attempts });
  if (typeof parts === 'string') return failed([{ method: 'values', message: parts }]);
  if (parts.length === 0) return failed([{ method: 'computing', message: 'It is about no board at all' }]);
  const certificates = new Set<string>();
  const theorems: CheckedTheorem[] = [];
  let computed = 0;
  for (const part of parts) {
    const found = proveRaised(statement, part, library);
    if ('attempts' in found) return failed(found.attempts);
    for (const proof of found.proofs) {
      if (proof.kind === 'computed') computed += 1;
      else {
        certificates.add(proof.name);
        theorems.push(proof.theorem);
      }
    }
  }
  return { credit: { part: null, certificates: [...certificates], computed }, theorems, attempts: [] };
}

type Proofs = { readonly proofs: readonly PartProof[] } | { readonly attempts: readonly Attempt[] };

/** A part with one parameter may be proved from some value on only; what comes before is computed. */
function proveRaised(statement: Statement, part: Part, library: ProofLibrary): Proofs {
  const direct = provePart(statement, part, library);
  if (direct.ok) return { proofs: [direct.proof] };
  const [name, ...others] = freeParameters(part);
  if (name === undefined || others.length > 0 || wildcardsOf(statement.board).length > 0) return direct;
  for (let by = 1; by <= MOST_RAISED; by++) {
    const rest = provePart(statement, raised(part, name, by), library);
    if (!rest.ok) continue;
    const first = Array.from({ length: by }, (_, value) => provePart(statement, fixed(part, name, value), library));
    const proofs = first.flatMap((found) => (found.ok ? [found.proof] : []));
    return proofs.length === by ? { proofs: [...proofs, rest.proof] } : direct;
  }
  return direct;
}
