/** `lilypad simplify` for games with parameters: the value in cases, each with the region where it holds. */
import type { StyleName } from '@lilypad/games';
import { InputError } from '../../output/errors.ts';
import { STYLES } from '../../output/value-facts.ts';

/** A name, outside the words of the notation; texts without one need not load the prover. */
const NAME = /[a-uw-z]|[A-Z](?!iny)/;

/** Whether a text that is no game without parameters is one with them, or was meant to be. */
export async function hasParameters(text: string): Promise<boolean> {
  return NAME.test(text) && (await import('@lilypad/prover')).hasParameters(text);
}

interface CaseOptions {
  readonly where?: string;
  readonly json?: boolean;
  readonly notation: StyleName;
}

export async function simplifyCases(input: string, { where = '', json, notation }: CaseOptions): Promise<string> {
  const { simplifySymbolic } = await import('@lilypad/prover');
  const { formatParseError } = await import('@lilypad/games');
  const result = simplifySymbolic(input, where);
  if (!result.ok) throw new InputError(formatParseError(result.text, result.error));
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

/** A region behind a result. */
export const regionPhrase = (where: string): string => (where === 'always' ? where : `where ${where}`);
