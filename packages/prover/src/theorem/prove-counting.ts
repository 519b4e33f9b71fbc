/** Theorems by counting claims: found from scratch, and checked. */
import { ONE_FROG } from '../counting/one-frog.ts';
import type { CountingProblem } from '../counting/problem.ts';
import { searchCounting } from '../counting/search.ts';
import { CheckedTheorem } from './checked-theorem.ts';

/** Boards up to this length are played to find counting claims. */
const LONGEST_SAMPLE = 11;

/**
 * The counting theorem that can be asked for by a name; null if there is none.
 *
 * @example
 * ```ts
 * countingNamed('onefrog')?.target; // => 'OneFrog'
 * countingNamed('A11'); // => null
 * ```
 */
export const countingNamed = (name: string): CountingProblem | null =>
  [ONE_FROG].find(({ target }) => target.toLowerCase() === name.toLowerCase()) ?? null;

/**
 * Finds counting claims from scratch, and checks them.
 *
 * @param onStep - called at every step with the stage; the search ends if it throws
 * @throws Error - if the checker rejects what was found, which is a defect of the program
 * @example
 * ```ts
 * const problem = countingNamed('OneFrog');
 * problem?.shapes.map(({ shape }) => shape); // => [ 'X T .^b F V', '.^b F V' ]
 * const theorem = () => problem && proveCounting(problem); // takes some seconds
 * ```
 */
export const proveCounting = (problem: CountingProblem, onStep?: (stage: string) => void): CheckedTheorem =>
  CheckedTheorem.prove(searchCounting(problem, LONGEST_SAMPLE, onStep), { program: 'lilypad' });
