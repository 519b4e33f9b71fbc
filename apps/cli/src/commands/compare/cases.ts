/** `lilypad compare` for games with parameters: the relation in cases, each with the region where it holds. */

import { compareSymbolic } from '@lilypad/prover';
import { parseExpression } from '@lilypad/toads';
import { parseFailure } from '../../input/parse-failure.ts';
import { InputError } from '../../output/errors.ts';
import { regionPhrase } from '../../output/region-phrase.ts';

interface CaseOptions {
  readonly where?: string;
  readonly json?: boolean;
}

export function compareCases(left: string, right: string, { where = '', json }: CaseOptions): string {
  const result = compareSymbolic(left, right, where);
  if (!result.ok) {
    // Read as a game with parameters, a board is a product of names.
    if (parseExpression(result.text).ok) {
      throw new InputError(`parameters and --where are for games, and '${result.text}' has a position in it`);
    }
    throw parseFailure(result.text, result.error);
  }
  const cases = result.cases.map((c) => ({ where: c.where, relation: c.relation }));
  if (json) return JSON.stringify({ left, right, where, cases });
  return cases.map((c) => `${c.relation.padEnd(2)}  ${regionPhrase(c.where)}`).join('\n');
}
