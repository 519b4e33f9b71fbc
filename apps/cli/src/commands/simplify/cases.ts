/** `lilypad simplify` for games with parameters: the value in cases, each with the region where it holds. */
import type { StyleName } from '@lilypad/games';
import { simplifySymbolic } from '@lilypad/prover';
import { parseFailure } from '../../input/parse-failure.ts';
import { regionPhrase } from '../../output/region-phrase.ts';
import { STYLES } from '../../output/styles.ts';

interface CaseOptions {
  readonly where?: string;
  readonly json?: boolean;
  readonly notation: StyleName;
}

export function simplifyCases(input: string, { where = '', json, notation }: CaseOptions): string {
  const result = simplifySymbolic(input, where);
  if (!result.ok) throw parseFailure(result.text, result.error);
  if (json) {
    const cases = result.cases.map((c) => ({
      where: c.where,
      value: c.format(notation),
      notations: Object.fromEntries(STYLES.map((style) => [style, c.format(style)])),
    }));
    return JSON.stringify({ input, where, cases });
  }
  const values = result.cases.map((c) => c.format(notation));
  const width = Math.max(...values.map((value) => value.length));
  return result.cases.map((c, i) => `${values[i]!.padEnd(width)}  ${regionPhrase(c.where)}`).join('\n');
}
