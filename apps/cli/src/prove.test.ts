/** `lilypad prove` and `lilypad conjecture` as a person meets them. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, lilypad } from './testing/run-lilypad.ts';

let folder: string;
beforeAll(async () => {
  build();
  folder = await mkdtemp(join(tmpdir(), 'lilypad-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.concurrent('prove A11 prints the theorem of the paper', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['prove', 'A11']);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout.replace(/\d+ samples/, 'N samples')).toBe(
    [
      'Theorem, proved for all sizes of the gaps and checked: class A11, 5 regions, N samples.',
      '',
      'T^a.T^bFT^c',
      '  a            where b >= 2',
      '  {a-1|1}      where b = 1',
      '  {{a-2|1}|0}  where b = 0 and a >= 1',
      '  -1           where a = 0 and b = 0',
      '',
      'T^aFT^b.T^c',
      '  b            always',
      '',
    ].join('\n'),
  );
});

test.concurrent('prove --out writes a certificate that check accepts, and not when it is changed', async () => {
  const file = join(folder, 'B11.json');
  const { stdout, exitCode } = await lilypad(['prove', 'b11', '--json', '--out', file]);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ target: 'b11', class: 'B11', status: 'proved', words: 2, regions: 3 });
  expect(await lilypad(['check', file])).toMatchObject({ exitCode: 0 });
  const changed = (await readFile(file, 'utf8')).replace('"{c-a-2|c-a+2}"', '"{c-a-2|c-a+3}"');
  expect(await lilypad(['check', '-'], changed)).toMatchObject({ exitCode: 4 });
});

test.concurrent('conjecture is the same without proof, and says so', async () => {
  const { stdout, exitCode } = await lilypad(['conjecture', 'A11']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^Conjecture, which fits all samples; not proved: class A11, 5 regions/);
});

test.concurrent.each([['C11'], ['A'], ['A99'], ['']])('prove %j is bad input', async (name) => {
  expect(await lilypad(['prove', name])).toMatchObject({ stdout: '', exitCode: 2 });
});
