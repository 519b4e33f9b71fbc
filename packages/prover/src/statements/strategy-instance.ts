/**
 * A goal as an instance of what a certificate of strategies claims, as a statement of that certificate. The checker decides whether
 * it is right.
 */
import { constant, type Form, isConstant } from '../strategies/pattern/form.ts';
import { type Goal, putGoal, variablesOf } from '../strategies/pattern/goal.ts';
import { boundOf } from '../strategies/pattern/match.ts';
import { PatternReader } from '../strategies/pattern/read.ts';
import { type NeededGoal, neededFor, type StatementGoal } from '../strategies/pattern/relation.ts';
import { isAtLeast, isNotAtMost } from '../strategies/pattern/side.ts';
import { formText, nameOf, sideText, wordText } from '../strategies/pattern/text.ts';
import { arePairs, isReservoir, type Word } from '../strategies/pattern/word.ts';
import type { JsonStatement, StrategyCertificate } from '../strategies/write.ts';

/** A bound that a certificate claims, or states without a claim. */
export interface ClaimedBound {
  /** The number of the claim; null if there is none. */
  readonly claim: number | null;
  readonly goal: Goal;
  /** The proof, where there is no claim: it holds for instances as well. */
  readonly proof: unknown;
  /** The runs of holes, which the instances have, too; null if their lengths vary. */
  readonly holes: string | null;
}

/** All that a certificate claims. */
export const boundsClaimed = ({ claims }: StrategyCertificate): ClaimedBound[] =>
  claims.map(({ word, atMost }, claim) => {
    const reader = new PatternReader();
    const goal = { word: reader.word(word), side: reader.side(atMost) };
    return { claim, goal, proof: null, holes: holesOf(goal.word) };
  });

function holesOf(word: Word): string | null {
  const powers = word.flatMap((item) => (item.kind === '.' ? [item.power] : []));
  const isFixed = powers.every(isConstant) && !word.some(isReservoir);
  return isFixed ? powers.join(' ') : null;
}

/** What a certificate states: the claims that it uses for that, and what it states without a claim. */
export function boundsStated(certificate: StrategyCertificate, claimed: readonly ClaimedBound[]): ClaimedBound[] {
  return certificate.statements.flatMap(({ word, relation, game, proofs }) => {
    const reader = new PatternReader();
    const needed = neededFor({ word: reader.word(word), relation, side: reader.side(game) });
    return needed.flatMap(({ goal, first }, i): ClaimedBound[] => {
      const proof = proofs[i] as { readonly use?: number };
      if (first) return [];
      return [proof.use === undefined ? { claim: null, goal, proof, holes: holesOf(goal.word) } : claimed[proof.use]];
    });
  });
}

/** The statement by these claims; null if it is no instance of them. */
export function statedBy(statement: StatementGoal, claimed: readonly ClaimedBound[]): JsonStatement | null {
  const proofs: unknown[] = [];
  for (const needed of neededFor(statement)) {
    const proof = proofBy(needed, claimed);
    if (proof === null) return null;
    proofs.push(proof);
  }
  return jsonOf(statement, proofs);
}

/** A certificate that has the statement follow from simplifying and the death leap alone. */
export function leapCertificate(statement: StatementGoal): StrategyCertificate {
  return {
    format: 'lilypad-certificate/1',
    target: 'statement',
    claim: 'strategy',
    claims: [],
    statements: [
      jsonOf(
        statement,
        neededFor(statement).map(() => ({ leap: true })),
      ),
    ],
  };
}

/** The statement with its proofs, as certificates have them. */
export const jsonOf = ({ word, relation, side }: StatementGoal, proofs: readonly unknown[]): JsonStatement => ({
  word: wordText(word),
  relation,
  game: sideText(side),
  proofs,
});

function proofBy({ goal, first }: NeededGoal, claimed: readonly ClaimedBound[]): unknown {
  const own = holesOf(goal.word);
  for (const { claim, goal: bound, proof, holes } of claimed) {
    if (holes !== null && holes !== own) continue;
    if (first && claim === null) continue;
    const values = valuesFor(goal, bound, first);
    if (values !== null) return claim === null ? proof : { use: claim, put: putJson(bound, values), raw: true };
  }
  return null;
}

/**
 * What to put in for the variables of a bound, so that the goal is an instance of it; null if there is nothing. If Right is `first`, the bound
 * must be less than the game or confused with it.
 */
function valuesFor(goal: Goal, bound: Goal, first: boolean): readonly Form[] | null {
  const suffices = first ? isNotAtMost : isAtLeast;
  for (const zeros of zerosFor(goal, bound)) {
    const found = boundOf(
      goal.word,
      zeros.reduce((rest, v) => putGoal(rest, v, constant(0)), bound),
    );
    if (found === null || !suffices(goal.side, found.side)) continue;
    const { values } = found;
    return Array.from({ length: Math.max(values.length, ...zeros.map((v) => v + 1)) }, (_, v) => {
      return zeros.includes(v) ? constant(0) : (values[v] ?? constant(0));
    });
  }
  return null;
}

/** Runs of so many variables may be empty in an instance, which matching runs by runs does not see. */
const MOST_ZEROS = 4;

/** The sets of variables that may be 0. Runs are as many in a goal and in a bound without wildcards and pairs unless some are empty. */
function zerosFor(goal: Goal, bound: Goal): readonly number[][] {
  const isWild = bound.word.some((item) => item.kind === '?' || arePairs(item));
  if (!isWild && goal.word.length > bound.word.length) return [];
  if (!isWild && goal.word.length === bound.word.length) return [[]];
  return subsetsOf(variablesOf(bound).slice(0, MOST_ZEROS));
}

/** All subsets, the empty one first. */
function subsetsOf(all: readonly number[]): number[][] {
  const subsets: number[][] = [[]];
  for (const one of all) subsets.push(...subsets.map((subset) => [...subset, one]));
  return subsets;
}

const putJson = (claim: Goal, values: readonly Form[]): Record<string, string> =>
  Object.fromEntries(variablesOf(claim).map((v) => [nameOf(v), formText(values[v])]));
