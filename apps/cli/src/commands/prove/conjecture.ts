/** Conjectures about one family of positions, as goals of a proof. */
import { classNamed, type Goal } from '@lilypad/prover';
import { type ClassCorollary, CONJECTURES, statementsOf } from '@lilypad/tables';
import { InputError } from '../../output/errors.ts';

const CONJECTURE = /^[ET][1-9]$/i;

/** Whether a text names a conjecture rather than a class or a family. */
export const isConjecture = (name: string): boolean => CONJECTURE.test(name);

/** Whether a theorem about one class of positions says what the conjecture says. */
export const isAboutClass = (name: string): boolean => classStatement(name) !== null;

function classStatement(name: string): ClassStatement | null {
  for (const { part, certificate, corollary } of statementsOf(name)) {
    if (part === null && 'word' in corollary) return { certificate, corollary };
  }
  return null;
}

interface ClassStatement {
  readonly certificate: string;
  readonly corollary: ClassCorollary;
}

export interface ConjectureGoal {
  /** The family that it is about. */
  readonly target: string;
  readonly by: 'values' | 'outcomes';
  /** Null if the values of the family say it all. */
  readonly goal: Goal | null;
}

export function conjectureNamed(text: string): ConjectureGoal {
  const name = text.toUpperCase();
  const conjecture = CONJECTURES.find((one) => one.name === name);
  if (conjecture === undefined)
    throw new InputError(`there is no conjecture '${text}'; there are E1 to E6 and T1 to T5`);
  const statement = classStatement(name);
  if (statement === null) {
    throw new InputError(
      `conjecture ${name} is not about one class of positions; 'lilypad conjectures ${name}' tells what is known of it`,
    );
  }
  const target = familyOf(statement.corollary);
  // The certificate of a class is about values.
  if (classNamed(statement.certificate) !== null) return { target, by: 'values', goal: null };
  const goal = { name, says: conjecture.statement, corollary: statement.corollary };
  return { target, by: 'outcomes', goal };
}

/**
 * The family that a statement is about, for all sizes of its gaps that are not fixed: `TT.^nFF`, though it may say
 * `n+7`.
 */
function familyOf({ word, gaps }: ClassCorollary): string {
  const filling = word.includes('.') ? 'T' : '.';
  const power = (gap: string): string => {
    const parameters = gap.match(/[a-z]/g) ?? [];
    if (gap === '0') return '';
    return parameters.length === 1 ? `${filling}^${parameters[0]}` : `${filling}^(${gap})`;
  };
  return gaps.map((gap, i) => `${power(gap)}${word[i] ?? ''}`).join('');
}
