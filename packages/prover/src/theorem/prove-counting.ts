/** Theorems by counting claims: found from scratch, and checked. */
import { ONE_FROG } from '../counting/one-frog.ts';
import type { CountingProblem } from '../counting/problem.ts';
import { searchCounting } from '../counting/search.ts';
import { CheckedTheorem } from './checked-theorem.ts';

/** Boards up to this length are played to find counting claims. */
const LONGEST_SAMPLE = 11;

/** What counting claims can be asked for by name; null if there is no such theorem. */
export const countingNamed = (name: string): CountingProblem | null =>
  [ONE_FROG].find(({ target }) => target.toLowerCase() === name.toLowerCase()) ?? null;

/** Finds counting claims from scratch, and checks them. */
export const proveCounting = (problem: CountingProblem): CheckedTheorem =>
  CheckedTheorem.prove(searchCounting(problem, LONGEST_SAMPLE), { program: 'lilypad' });
