/** What is known of the named results: by certificates, by the values that come with the project, and by small boards. */
import { Arena, formatGame } from '@lilypad/games';
import type { ProofLibrary } from '@lilypad/prover';
import { examine, findResults, type NamedResult, REGISTER, type ResultFinding } from '@lilypad/register';
import type { Results } from '@lilypad/tables';
import { boardOf, Valuer, valueCost } from '@lilypad/toads';

/** Boards of up to so many arrangements are computed. */
const MOST_WORK = 1_000;

/** The values that come with the project were verified, so that a board among them refutes a conjecture. */
export function knownOfResults(
  library: ProofLibrary,
  values: Results,
  results: readonly NamedResult[] = REGISTER,
): ResultFinding[] {
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const find = (position: string): string | undefined => {
    const known = values.get(position)?.value;
    if (known !== undefined || valueCost(boardOf(position)) > MOST_WORK) return known;
    return formatGame(arena, valuer.value(boardOf(position)));
  };
  return findResults(results, library, (result, { isWhole }) =>
    isWhole || result.checked === undefined ? null : examine(arena, result, result.checked.usual, find),
  );
}
