/** `lilypad conjectures` as a person meets it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEADER, writeLine } from '../results/record.ts';
import { build, lilypad } from '../testing/run-lilypad.ts';

let folder: string;
let stores = 0;
beforeAll(() => {
  build();
  folder = mkdtempSync(join(tmpdir(), 'lilypad-conjectures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const newStore = (): string => join(folder, `${stores++}.log`);

test.concurrent('one conjecture, up to a bound', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['conjectures', 't2', '--up-to', '12', '--store', newStore()]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toBe(
    'T2  TT.^aFF = * if a = 7, 13, 19, ... and 0 for all other a >= 7\n' +
      '    In the literature: open.\n    Here: holds in 6 positions with a <= 12.\n',
  );
});

test.concurrent('all of them, with the witness against E4', async () => {
  const argv = ['conjectures', '--up-to', '7', '--most', '0', '--json', '--store', newStore()];
  const all = JSON.parse((await lilypad(argv)).stdout) as Record<string, unknown>[];
  expect(all.map(({ name }) => name).join(' ')).toBe('E1 E2 E3 E4 E5 E6 T1 T2 T3 T4 T5');
  const states = Object.fromEntries(all.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({ E1: 'proved', E4: 'refuted', E5: 'checked', T3: 'checked' });
  expect(all[3]?.witness).toMatchObject({ position: 'T^7.^7F^6' });
});

test.concurrent('a value that contradicts is told', async () => {
  const store = newStore();
  const date = '2024-01-01T00:00:00.000Z';
  const made = {
    type: 'result',
    position: 'T^2.^8F^2',
    value: '1/4',
    method: 'm',
    nodes: 1,
    seconds: 2,
    version: 'v',
    date,
  } as const;
  writeFileSync(store, writeLine(HEADER) + writeLine(made));
  const { stdout } = await lilypad(['conjectures', 'T2', '--up-to', '9', '--store', store]);
  expect(stdout).toContain('Here: refuted by T^2.^8F^2 = 1/4, among 3 positions with a <= 9.');
});

test.concurrent.each([
  [['E9'], "There is no conjecture 'E9'; there are E1 to E6 and T1 to T5.\n"],
  [['E1', '--up-to', 'far'], "Option --up-to takes a whole number up to 999, not 'far'.\n"],
])('lilypad conjectures %j is bad input', async (argv, stderr) => {
  const result = await lilypad(['conjectures', ...argv, '--store', newStore()]);
  expect(result).toEqual({ stdout: '', stderr, exitCode: 2 });
});

test.concurrent('E2 is proved, by a certificate of the library', async () => {
  const { stdout } = await lilypad(['conjectures', 'E2', '--json', '--store', join(folder, 'E2.log')]);
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'E2', state: 'proved', certificate: 'A32' }]);
});
