/** A box of a class of the library, compared with direct computation, as `npm run verify` does: a job has the points of one sum. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Arena } from '@lilypad/games';
import { FormulaLibrary, libraryTheorem, parseTarget } from '@lilypad/prover';
import { boardOf, Evaluator, mapByTeam, type Task, type Team } from '@lilypad/toads';

interface SumJob {
  readonly name: string;
  readonly largest: number;
  readonly sum: number;
}

/** The text of a certificate of the library. */
export const certificateOf = (name: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@lilypad/prover/library/${name}.json`)), 'utf8');

/** A job is to count the positions of a sum at which the certificate is right. */
export const COMPARE_SUM: Task<SumJob, number> = {
  name: 'compare sum',
  letters: 20,
  run({ name, largest, sum }) {
    const { words, gap, parameters } = parseTarget(name).positions;
    const theorem = libraryTheorem(name, certificateOf(name));
    const library = new FormulaLibrary((wanted) => (wanted === name ? theorem : null));
    let right = 0;
    for (const word of words) {
      const arena = new Arena();
      const evaluator = new Evaluator(arena);
      for (const point of pointsOfSum(parameters.length, sum, largest)) {
        const board = boardOf(point.map((size, k) => gap.repeat(size) + (word[k] ?? '')).join(''));
        if (library.value(arena, board)?.value === evaluator.value(board)) right++;
      }
    }
    return right;
  },
};

/** Compares a box, the largest sums first; returns how many positions were right. */
export function compareBox(name: string, largest: number, team: Team): number {
  const gaps = parseTarget(name).positions.parameters.length;
  const jobs = Array.from({ length: largest * gaps + 1 }, (_, sum) => ({ name, largest, sum }));
  const middle = (largest * gaps) / 2;
  jobs.sort((x, y) => Math.abs(x.sum - middle) - Math.abs(y.sum - middle));
  return mapByTeam(COMPARE_SUM, jobs, { team }).reduce((total, right) => total + right, 0);
}

function* pointsOfSum(gaps: number, sum: number, largest: number): Generator<number[]> {
  if (gaps === 0) {
    if (sum === 0) yield [];
    return;
  }
  for (let first = Math.max(0, sum - largest * (gaps - 1)); first <= Math.min(sum, largest); first++) {
    for (const rest of pointsOfSum(gaps - 1, sum - first, largest)) yield [first, ...rest];
  }
}
