/** `lilypad compare` for games with parameters: the relation in cases, each with the region where it holds. */
import { InputError } from '../../output/errors.ts';
import { hasParameters, regionPhrase } from '../simplify/simplify-symbolic.ts';

interface CaseOptions {
  readonly where?: string;
  readonly json?: boolean;
}

/** Whether a comparison is one of games with parameters; `isPlain` tells whether a text is a sum without any. */
export async function comparesParameters(
  sums: readonly string[],
  where: string | undefined,
  isPlain: (text: string) => boolean,
): Promise<boolean> {
  if (where !== undefined) return true;
  for (const text of sums) if (!isPlain(text) && (await hasParameters(text))) return true;
  return false;
}

export async function compareCases(left: string, right: string, { where = '', json }: CaseOptions): Promise<string> {
  const { compareSymbolic } = await import('@lilypad/prover');
  const { formatParseError } = await import('@lilypad/games');
  const result = compareSymbolic(left, right, where);
  if (!result.ok) {
    // Read as a game with parameters, a board is a product of names.
    const { parseExpression } = await import('@lilypad/toads');
    if (parseExpression(result.text).ok) {
      throw new InputError(`parameters and --where are for games, and '${result.text}' has a position in it`);
    }
    throw new InputError(formatParseError(result.text, result.error));
  }
  const cases = result.cases.map((c) => ({ where: c.where, relation: c.relation }));
  if (json) return JSON.stringify({ left, right, where, cases });
  return cases.map((c) => `${c.relation.padEnd(2)}  ${regionPhrase(c.where)}`).join('\n');
}
