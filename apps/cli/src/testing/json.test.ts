/** `--json`: whatever happens, standard output has documents, and one for each line of a batch. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { lilypad } from './run-lilypad.ts';
import { workplace } from './workplace.ts';

const { path, newStore } = workplace();
beforeAll(() => writeFileSync(path('bad.json'), '{'));

test.concurrent.each([
  [['simplify', '{1|'], { column: 4 }],
  [['simplify', '{a|b'], { column: 5 }],
  [['simplify', '1', '--notation', 'roman'], { column: null }],
  [['simplfy', '1'], { message: "Unknown command 'simplfy'. Did you mean simplify?", column: null }],
  [['solve', 'Tx'], { column: 2 }],
  [['solve', '--variant', 'x'], { column: null }],
  [['table', 'T^a.^bX'], { column: 7 }],
  [['table', '3.9'], { message: 'The tables of the paper are 3.1, 3.2, 3.3, 3.4.', column: null }],
  [['export', 'no.json', '--rocq', '-'], { message: 'There is no file no.json.', column: null }],
  [['check', 'no.json'], { message: 'There is no file no.json.', column: null }],
  [['check', () => path('bad.json')], { column: null }],
  [['prove', 'A99'], { column: null }],
  [['conjectures', 'E9'], { column: null }],
] as const)('%j', async (argv, error) => {
  const texts = argv.map((text) => (typeof text === 'string' ? text : text()));
  const { stdout, stderr, exitCode } = await lilypad([...texts, '--json']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 2 });
  const document = JSON.parse(stdout);
  expect(document).toEqual({
    error: { message: expect.stringMatching(/^[^\n]*[.?]$/), column: expect.toSatisfy(isColumn) },
  });
  expect(document.error).toMatchObject(error);
});

const isColumn = (column: unknown): boolean => column === null || Number.isInteger(column);

test.concurrent('a text after -- is no option', async () => {
  const { stdout, stderr } = await lilypad(['simplify', '--', '--json']);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Column /);
});

test.concurrent('a table, an import, an export', async () => {
  const store = newStore();
  const table = await lilypad(['table', '3.4', '--toads', '1', '--gaps', '1', '--json', '--store', store]);
  expect(JSON.parse(table.stdout)).toMatchObject({ family: 'T^(a+3).^bF^a', cells: [{ position: 'T^4.F' }] });
  const file = path('moved.log');
  const exported = JSON.parse((await lilypad(['table', '--export', file, '--json', '--store', store])).stdout);
  expect(exported).toEqual({ file, results: expect.any(Number) });
  const imported = await lilypad(['table', '--import', file, '--json', '--store', newStore()]);
  expect(JSON.parse(imported.stdout)).toEqual({ file, added: exported.results, known: 0 });
});

test.concurrent('theorems for Rocq, in a file or in the document', async () => {
  const input = fileURLToPath(import.meta.resolve('@lilypad/prover/library/A11.json'));
  const file = path('A11.v');
  const facts = { input, name: expect.any(String), words: 2, leaves: expect.any(Number) };
  const written = await lilypad(['export', input, '--rocq', file, '--json']);
  expect(JSON.parse(written.stdout)).toEqual({ ...facts, file });
  const printed = await lilypad(['export', input, '--rocq', '-', '--json']);
  expect(JSON.parse(printed.stdout)).toEqual({ ...facts, text: expect.stringContaining('Theorem') });
});
