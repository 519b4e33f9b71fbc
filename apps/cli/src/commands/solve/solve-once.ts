/** A whole variant, solved once and kept: read if it was solved before, else solved in memory, or on disk if it is large. */
import type { Solutions } from '@lilypad/server/solutions';
import { boardCount, type Counts, solveVariant, summaryOf, type Team, type VariantSummary } from '@lilypad/toads';
import { describeError } from '../../output/errors.ts';
import { messages } from '../../output/messages.ts';
import { WorkProgress } from '../../output/work-progress.ts';

/** What a variant is like. Throws GameLimitError at once if it is too large, or the error of the operating system. */
export function solveOnce(solutions: Solutions, counts: Counts, megabytes: number, team: Team): VariantSummary {
  const boards = boardCount(counts);
  const kept = readSummary(solutions, counts);
  if (kept !== null) return kept;
  const progress = new WorkProgress();
  const onProgress = (done: number, total: number): void => progress.update('boards', done, total);
  try {
    if (2 * boards > megabytes * 2 ** 20) {
      solutions.make(counts, onProgress);
      return readSummary(solutions, counts) ?? failed();
    }
    const variant = solveVariant(counts, { team, onProgress });
    if (solutions.keeps(counts)) save(solutions, variant);
    return variant.summary();
  } finally {
    progress.clear();
  }
}

const readSummary = (solutions: Solutions, counts: Counts): VariantSummary | null =>
  solutions.use(counts, ({ numbers, tally }) => summaryOf(numbers, tally));

function failed(): never {
  throw new Error('a solution is not there after it was made');
}

/** The variant is solved; that it cannot be kept is only worth a message. */
function save(solutions: Solutions, variant: ReturnType<typeof solveVariant>): void {
  try {
    solutions.save(variant);
  } catch (error) {
    messages.tell(`The solution is not kept. ${describeError(error).message}`);
  }
}
