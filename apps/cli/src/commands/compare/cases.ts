/** `lilypad compare` for games with parameters: the relation in cases, each with the region where it holds. */

import { compareFamily, compareSymbolic } from '@lilypad/prover';
import { parseExpression, parseFamily } from '@lilypad/toads';
import { parseFailure } from '../../input/parse-failure.ts';
import { openProofLibrary } from '../../library/library.ts';
import { InputError, LimitError } from '../../output/errors.ts';
import { regionPhrase } from '../../output/region-phrase.ts';

interface CaseOptions {
  readonly where?: string;
  readonly json?: boolean;
}

export function compareCases(left: string, right: string, { where = '', json }: CaseOptions): string {
  const result = compareSymbolic(left, right, where);
  if (!result.ok) {
    if (isFamily(left)) return familyCases(left, right, where, json === true);
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

/** Boards with parameters as powers. */
const isFamily = (text: string): boolean => /[TF._□]/.test(text) && parseFamily(text).ok && /\^/.test(text);

/** A family of positions against a game: what certificates prove, in cases. */
function familyCases(left: string, right: string, where: string, json: boolean): string {
  const compared = compareFamily(left, right, where, openProofLibrary());
  if (compared.kind === 'misread') throw parseFailure(compared.text, compared.error);
  if (compared.kind === 'open') throw new LimitError(compared.message);
  const { cases } = compared;
  if (json) return JSON.stringify({ left, right, where, cases });
  const by = [...new Set(cases.flatMap(({ certificates }) => certificates))];
  const lines = cases.map((one) => `${one.relation.padEnd(2)}  ${regionPhrase(one.where)}`);
  return [...lines, `Proved, by ${by.join(' and ') || 'computing'}.`].join('\n');
}
