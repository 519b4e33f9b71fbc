/**
 * From a target to a finding by learning, proving and checking: a theorem about it, or what stopped the proof. Nothing
 * is called proved unless the checker has accepted its certificate.
 */
import type { StyleName } from '@lilypad/games';
import type { Team } from '@lilypad/toads';
import { corollaryText, type FamilyClaim } from '../claim/family-claim.ts';
import type { FamilyCases } from '../claim/kind.ts';
import { writeCorollary } from '../claim/write.ts';
import { type FamilyAnswer, familyValues, negativeGap } from '../outcomes/family-values.ts';
import type { OutcomeClaim } from '../outcomes/kind.ts';
import type { OutcomeProgress } from '../outcomes/progress.ts';
import { type OutcomeProof, proveOutcomes } from '../outcomes/prove-outcomes.ts';
import type { OutcomeState } from '../outcomes/state.ts';
import type { Clock } from '../support/clock.ts';
import { corollaryOf } from '../values/corollary.ts';
import type { ValueClaim } from '../values/kind.ts';
import type { ProofProgress } from '../values/progress.ts';
import { type ProofResult, proveClass } from '../values/prove-class.ts';
import type { MapJobs } from '../values/word-tasks.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import type { ClassGuess } from './class-guess.ts';
import { type Target, TargetError } from './target.ts';

/** A statement to prove besides what is found: a corollary as certificates write it. */
export interface Goal {
  /** Its short name, such as T2. */
  readonly name: string;
  /** What it says, to read. */
  readonly says: string;
  /** The corollary as certificates write it. */
  readonly corollary: object;
}

interface Found<C> {
  readonly target: Target;
  readonly status: 'proved' | 'conjectured' | 'failed';
  /** The last conjecture; null if there was none. */
  readonly claim: C | null;
  /** What is proved about it. */
  readonly theorem: CheckedTheorem | null;
  readonly samples: number;
  readonly seconds: number;
  /** Why it failed, in a sentence without its full stop. */
  readonly reason: string;
}

/** What was found about values. */
export interface ValueFinding extends Found<ValueClaim> {
  readonly kind: 'value';
  /** Where recurrences failed. */
  readonly failures: ProofResult['failures'];
  /** The words whose recurrences hold everywhere, given the formulas of the others; null if none was looked at. */
  readonly closed: readonly string[] | null;
  /** The values of the family, if the target is one and there is a claim. */
  readonly cases: FamilyCases | null;
}

/** What was found about outcomes. */
export interface OutcomeFinding extends Found<OutcomeClaim> {
  readonly kind: 'outcome';
  /** Where recurrences failed. */
  readonly failures: OutcomeProof['failures'];
  /** The values of the family, if the target is one and its outcomes determine them. */
  readonly family: FamilyClaim | null;
  /** Why they do not; null if they do, or the target is a class. */
  readonly missing: string | null;
  /** The statement that was to be proved too. */
  readonly goal: Goal | null;
}

export interface ProveValues {
  /** Conjecture only. */
  readonly conjectureOnly?: boolean;
  readonly maxSeconds?: number;
  /** What these seconds are measured by; the time that passes if not given. */
  readonly clock?: Clock;
  readonly onProgress?: (progress: ProofProgress) => void;
  /** The notation of the values of a family; that of certificates if not given. */
  readonly notation?: StyleName;
  /** Formulas that are given for some words, and not learned. */
  readonly given?: ClassGuess['formulas'];
  /** Who does the work on words, such as other machines (default: the team). */
  readonly mapJobs?: MapJobs | undefined;
  /** The theorem about the class that is known, to be used instead of a search. */
  readonly known?: CheckedTheorem | null;
  /** The threads that learn, prove and check together (default: this one alone). */
  readonly team?: Team | undefined;
}

/**
 * Proves the values of all positions of the class of a target, and gives those of its family.
 *
 * @example
 * ```ts
 * const { status, theorem } = proveValues(parseTarget('A11'));
 * [status, theorem?.counts.leaves]; // => [ 'proved', 5 ]
 * ```
 */
export function proveValues(target: Target, options: ProveValues = {}): ValueFinding {
  const { positions, family, name } = target;
  const { known = null } = options;
  const result = recall(known) ?? proveClass(positions, options);
  const { status, samples, seconds, reason, failures, words } = result;
  const claim =
    result.claim === null ? null : ({ kind: 'value', corollaries: [], ...result.claim } satisfies ValueClaim);
  const closed = words.filter((word) => word.failures.length === 0).map(({ word }) => word);
  return {
    kind: 'value',
    target,
    status,
    claim,
    theorem:
      status === 'proved' && claim !== null
        ? (known ?? CheckedTheorem.prove(claim, { program: 'lilypad', samples }, [], options.team))
        : null,
    samples,
    seconds,
    reason,
    failures,
    closed: words.length === 0 ? null : closed,
    cases:
      family === null || claim === null
        ? null
        : { family: name, cases: corollaryOf(claim, family.family, family.placement, options.notation) },
  };
}

/** A claim that was proved before. */
function recall(known: CheckedTheorem | null): ProofResult | null {
  return known?.claim.kind === 'value' ? { ...remembered(known), claim: known.claim } : null;
}

const remembered = ({ made }: CheckedTheorem) =>
  ({
    status: 'proved',
    words: [],
    rounds: 0,
    seconds: 0,
    samples: Number(made.samples ?? 0),
    reason: '',
    failures: [],
  }) as const;

export interface ProveOutcomes {
  /** Theorems about the values of smaller classes, by name. */
  readonly library: (name: string) => CheckedTheorem | null;
  readonly goal?: Goal | null;
  /** The theorem about the outcomes of the class that is known, to be used instead of a search. */
  readonly known?: CheckedTheorem | null;
  /** Whether the known theorem is written anew with what it says of the family, as if it were proved here: to the letter. */
  readonly isAnew?: boolean;
  readonly maxSeconds?: number;
  /** What these seconds are measured by; the time that passes if not given. */
  readonly clock?: Clock;
  readonly onProgress?: (progress: OutcomeProgress) => void;
  /** What a proof about the same class had done when it ended early, which this one goes on from. */
  readonly state?: OutcomeState | null;
  /** Told what has been done: another proof that goes on from there finds the same. */
  readonly onState?: (state: () => OutcomeState) => void;
  /** The threads that take samples and check the certificate together (default: this one alone). */
  readonly team?: Team | undefined;
}

/**
 * Proves where the positions of the class of a target are >= 0, <= 0, >= * and <= *; for a family, which of them are 0
 * and which *.
 *
 * @throws TargetError - for a family with powers that can be negative
 * @example
 * ```ts
 * const prove = (name: string) => proveStandings(parseTarget(name), { library: () => null });
 * const theoremOfB11 = () => prove('B11').theorem; // takes about a second
 * prove('T^(a-1).F').status; // => throws TargetError: the power a-1 of T^(a-1).F is negative …
 * ```
 */
export function proveStandings(target: Target, options: ProveOutcomes): OutcomeFinding {
  const { name, positions } = target;
  const negative = negativePower(target);
  if (negative !== null) {
    throw new TargetError(
      `the power ${negative} of ${name} is negative for some parameters; outcomes need powers that never are`,
    );
  }
  const { goal = null, known: recalled = null, isAnew = false, ...limits } = options;
  const known = (smaller: string): ValueClaim | null => {
    const claim = options.library(smaller)?.claim;
    return claim?.kind === 'value' ? claim : null;
  };
  const proof = recallOutcomes(recalled) ?? proveOutcomes(positions, { ...limits, known });
  const { status, samples, seconds, reason, failures } = proof;
  const answer = familyAnswer(target, proof);
  const member = answer?.ok ? answer.claim : null;
  // A name in a certificate has plain letters only, unlike the text of a target.
  const corollaries = member === null ? [] : [{ ...member, name: corollaryText(positions, member).family }];
  const claim = proof.claim === null ? null : ({ ...proof.claim, kind: 'outcome', corollaries } satisfies OutcomeClaim);
  const goals = goal === null ? [] : [goal.corollary];
  return {
    kind: 'outcome',
    target,
    status,
    claim,
    theorem:
      status === 'proved' && claim !== null
        ? theoremOf(claim, samples, goals, isAnew ? null : recalled, options.team)
        : null,
    samples,
    seconds,
    reason,
    failures,
    family: member,
    missing: answer === null || answer.ok ? null : answer.reason,
    goal,
  };
}

/** The theorem with the corollaries of a claim: the one that is known, or a new one. */
function theoremOf(
  claim: OutcomeClaim,
  samples: number,
  goals: readonly object[],
  known: CheckedTheorem | null,
  team: Team | undefined,
): CheckedTheorem {
  if (known === null) return CheckedTheorem.prove(claim, { program: 'lilypad', samples }, goals, team);
  const theorem = known.concluding([...claim.corollaries.map(writeCorollary), ...goals]);
  if (theorem instanceof CheckedTheorem) return theorem;
  throw new Error(`the checker rejects a corollary of our own: ${theorem.obligation}: ${theorem.message}`);
}

/** Outcomes that were proved before. */
function recallOutcomes(known: CheckedTheorem | null): OutcomeProof | null {
  return known?.claim.kind === 'outcome' ? { ...remembered(known), claim: known.claim } : null;
}

/**
 * The first power of the family of a target that is negative for some parameters; null if there is none.
 *
 * @example
 * ```ts
 * negativePower(parseTarget('TT.^(n-1)FF')); // => 'n-1'
 * ```
 */
export const negativePower = ({ family }: Target): string | null =>
  family === null ? null : negativeGap(family.family, family.placement);

/** What the outcomes say of the values of the family; null if the target is a class, or not proved. */
function familyAnswer({ name, family }: Target, { status, claim }: OutcomeProof): FamilyAnswer | null {
  if (family === null || claim === null || status === 'failed') return null;
  return familyValues(claim, name, family.family, family.placement);
}
