/**
 * The properties of games under CGSuite's names: what worksheets answer to our name and to CGSuite's, and what
 * `lilypad simplify --json` writes.
 */
import { printValue, Sheet } from '@lilypad/sheet';
import { expect, test } from 'vitest';
import { CGSUITE_PROPERTIES } from '../../testing/cgsuite-properties.ts';
import { lilypad } from '../../testing/run-lilypad.ts';

/** A value as a worksheet prints it. */
function printed(value: boolean | readonly string[] | string | null): string {
  if (value === null) return 'undefined';
  return typeof value === 'object' ? `[${value.join(', ')}]` : String(value);
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

test('the table has all 33 properties of every game', () => {
  const names = CGSUITE_PROPERTIES.map(([, properties]) => Object.keys(properties).length);
  expect(new Set(names)).toEqual(new Set([33]));
});

test.each(CGSUITE_PROPERTIES)('worksheets: the properties of %s', async (game, expected) => {
  const names = Object.keys(expected);
  const sheet = new Sheet();
  const text = [`G = ${game}`, ...names.flatMap((name) => [`${name}(G)`, `G.${capital(name)}`])].join('\n');
  const answers = (await sheet.runText(text)).map(({ outcome }) =>
    outcome.ok ? printValue(outcome.value) : outcome.error.message,
  );
  const given = Object.fromEntries(names.map((name, i) => [name, [answers[1 + 2 * i], answers[2 + 2 * i]]]));
  const wanted = Object.entries(expected).map(([name, value]) => [name, [printed(value), printed(value)]]);
  expect(given).toEqual(Object.fromEntries(wanted));
});

test('simplify --json', async () => {
  const games = CGSUITE_PROPERTIES.map(([game]) => game);
  const { stdout } = await lilypad(['simplify', '--json', ...games]);
  const documents = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(documents.map(({ input }) => input)).toEqual(games);
  for (const [i, [, expected]] of CGSUITE_PROPERTIES.entries()) expect(documents[i]).toMatchObject(expected);
});
