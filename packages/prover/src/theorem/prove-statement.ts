/** A statement about a family: refuted by an instance, or proved by a strategy and checked. */
import { Oracle } from '../strategies/oracle/oracle.ts';
import { wordText } from '../strategies/pattern/text.ts';
import { goalsOf, type StatementGoal } from '../strategies/prove.ts';
import type { SearchOptions } from '../strategies/search/search.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import { provedStatements } from './prove-strategy.ts';

export type StatementFinding =
  | { readonly status: 'proved'; readonly theorem: CheckedTheorem }
  /** A board for which the statement is false; with several boards, their sum. */
  | { readonly status: 'refuted'; readonly board: string }
  | { readonly status: 'failed' };

/**
 * Tries a statement on instances, then looks for a strategy for each of its bounds.
 *
 * @throws Error - if the checker rejects a proof that was found, which is a defect of the program
 * @example
 * ```ts
 * const truth = parseStatement('.^aF <= 0');
 * if (truth.ok) {
 *   proveStatement(truth.value).status; // => 'proved'
 * }
 * const error = parseStatement('T^a.F^b >= 0');
 * if (error.ok) {
 *   proveStatement(error.value); // => { status: 'refuted', board: '.F' }
 * }
 * ```
 */
export function proveStatement(statement: StatementGoal, options: SearchOptions = {}): StatementFinding {
  const oracle = new Oracle();
  for (const [i, goal] of goalsOf(statement).entries()) {
    const found = oracle.counterexample(goal);
    const isLower = statement.relation === '>=' || i === 1;
    if (found !== null) return { status: 'refuted', board: found.boards.map(isLower ? mirrored : plain).join(' + ') };
  }
  const theorem = provedStatements(wordText(statement.word), [statement], options);
  return theorem === null ? { status: 'failed' } : { status: 'proved', theorem };
}

const plain = (board: string): string => board;
const mirrored = (board: string): string =>
  [...board]
    .reverse()
    .map((square) => ({ T: 'F', F: 'T' })[square] ?? square)
    .join('');
