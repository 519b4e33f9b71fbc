/** What a certificate of outcomes says about a word at each point of a box: truths as a byte, or the value. */
import type { Arena } from '@lilypad/games';
import { select } from '../../formula/formula.ts';
import { Instances } from '../../symbolic/instances.ts';
import { outcomesIn } from '../../theorem/testing/claims.ts';
import { decide, type WordOutcome } from '../claim.ts';

export type ClaimAt = (point: readonly number[]) => number;

/**
 * Where a word is claimed to be ≥ 0 (1), ≤ 0 (2), ≥ * (4) and ≤ * (8); for a word with a formula, the value in an
 * arena.
 */
export function claimOf(arena: Arena, certificate: unknown, word: string): ClaimAt {
  const { forest, words } = outcomesIn(certificate);
  const outcome = words.get(word) as WordOutcome;
  if (outcome.kind === 'value') {
    const instances = new Instances(arena, forest);
    return (point) => instances.at(select(outcome.formula, point), point);
  }
  const { zero, star } = outcome;
  const predicates = [zero.atLeast, zero.atMost, ...(star === null ? [] : [star.atLeast, star.atMost])];
  return (point) => predicates.reduce((byte, predicate, i) => byte | (decide(predicate, point) ? 1 << i : 0), 0);
}
