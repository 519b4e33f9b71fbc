/**
 * A goal as an instance of what a certificate of strategies states. The result is that certificate with the goal as its only
 * statement: the statements of the certificate become claims, and the goal uses them. The checker decides whether it is right.
 */
import { constant, type Form } from '../strategies/pattern/form.ts';
import { type Goal, putGoal, variablesOf } from '../strategies/pattern/goal.ts';
import { instanceOf } from '../strategies/pattern/match.ts';
import { PatternReader } from '../strategies/pattern/read.ts';
import { formText, nameOf, sideText, wordText } from '../strategies/pattern/text.ts';
import { goalsOf, type StatementGoal } from '../strategies/prove.ts';
import type { Relation, StrategyCertificate } from '../strategies/write.ts';

/** A bound that a certificate states, with its proof. */
export interface StatedBound {
  readonly goal: Goal;
  readonly proof: unknown;
}

/** All that a certificate states, as bounds. */
export const boundsStated = ({ statements }: StrategyCertificate): StatedBound[] => statements.flatMap(boundsOf);

/**
 * The certificate with the statement in place of its own; null if the statement is no instance of the bounds that the
 * certificate states.
 */
export function derivedCertificate(
  statement: StatementGoal,
  certificate: StrategyCertificate,
  stated: readonly StatedBound[],
): StrategyCertificate | null {
  const claims = [...certificate.claims];
  const proofs: unknown[] = [];
  for (const goal of goalsOf(statement)) {
    const use = usedFor(goal, stated);
    if (use === null) return null;
    const { goal: claim, proof } = use.stated;
    proofs.push({ use: claims.length, put: putJson(claim, use.values), raw: true });
    claims.push({ word: wordText(claim.word), atMost: sideText(claim.side), proof });
  }
  const { word, relation, side } = statement;
  const game = relation === 'infinitesimal' ? '0' : sideText(side);
  return { ...certificate, claims, statements: [{ word: wordText(word), relation, game, proofs }] };
}

/** A certificate that has the statement follow from simplifying and the death leap alone. */
export function leapCertificate(statement: StatementGoal): StrategyCertificate {
  const { word, relation, side } = statement;
  const proofs = goalsOf(statement).map(() => ({ leap: true }));
  const game = relation === 'infinitesimal' ? '0' : sideText(side);
  return {
    format: 'lilypad-certificate/1',
    target: 'statement',
    claim: 'strategy',
    claims: [],
    statements: [{ word: wordText(word), relation, game, proofs }],
  };
}

function usedFor(goal: Goal, stated: readonly StatedBound[]): { stated: StatedBound; values: readonly Form[] } | null {
  for (const one of stated) {
    for (const zeros of subsetsOf(variablesOf(one.goal).slice(0, MOST_ZEROS))) {
      const claim = zeros.reduce((rest, v) => putGoal(rest, v, constant(0)), one.goal);
      const values = instanceOf(goal, claim);
      if (values === null) continue;
      const all = Array.from({ length: Math.max(values.length, ...zeros.map((v) => v + 1)) }, (_, v) => {
        return zeros.includes(v) ? constant(0) : (values[v] ?? constant(0));
      });
      return { stated: one, values: all };
    }
  }
  return null;
}

/** Runs of so many variables may be empty in an instance, which matching runs by runs does not see. */
const MOST_ZEROS = 4;

/** All subsets, the empty one first. */
function subsetsOf(all: readonly number[]): number[][] {
  const subsets: number[][] = [[]];
  for (const one of all) subsets.push(...subsets.map((subset) => [...subset, one]));
  return subsets;
}

function boundsOf({ word, relation, game, proofs }: StrategyCertificate['statements'][number]): StatedBound[] {
  const reader = new PatternReader();
  const statement: StatementGoal = { word: reader.word(word), relation: relation as Relation, side: reader.side(game) };
  return goalsOf(statement).map((goal, i) => ({ goal, proof: proofs[i] }));
}

const putJson = (claim: Goal, values: readonly Form[]): Record<string, string> =>
  Object.fromEntries(variablesOf(claim).map((v) => [nameOf(v), formText(values[v])]));
