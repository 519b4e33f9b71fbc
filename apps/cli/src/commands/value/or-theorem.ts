/** What a theorem says of a board that is too large to value. */
import { GameLimitError } from '@lilypad/games';
import { printPowers, type Term } from '@lilypad/toads';

/**
 * The value of a sum. If it is beyond a limit and the sum is a single board, the error also tells what the library proves of
 * that board.
 *
 * @throws GameLimitError - if the value is beyond a limit
 */
export async function orTheorem<T>(terms: readonly Term[], value: () => T): Promise<T> {
  try {
    return value();
  } catch (error) {
    const [term] = terms;
    if (!(error instanceof GameLimitError) || terms.length !== 1 || term?.kind !== 'board') throw error;
    const certificate = await infinitesimalBy(printPowers(term.board));
    throw certificate === null
      ? error
      : new GameLimitError(`${error.message} It is infinitesimal, by certificate ${certificate}.`);
  }
}

/** The certificate that proves a board to be infinitesimal; null if there is none. */
async function infinitesimalBy(board: string): Promise<string | null> {
  const [{ creditsOf, parseStatement }, { openProofLibrary }] = await Promise.all([
    import('@lilypad/prover'),
    import('../../library/library.ts'),
  ]);
  const parsed = parseStatement(`${board} is infinitesimal`);
  return parsed.ok ? (creditsOf(parsed.value, openProofLibrary()).credits[0]?.certificates[0] ?? null) : null;
}
