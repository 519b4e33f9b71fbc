/** `lilypad prove OneFrog`, and the uses of its theorem, as a user runs them. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

test.concurrent('the theorem on one frog, from nothing, with a certificate and a report', async () => {
  const argv = ['prove', 'onefrog', '--out', path('x.json'), '--report', path('x.md')];
  const { stdout, stderr, exitCode } = await lilypad(argv);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(
    /^Theorem, proved for all boards and checked: OneFrog, 2 shapes, 28 bounds and values, \d+ obligations\.\n\nX T \.\^b F V, l holes of X, r holes of V\n {2}N +where r >= l\+2\n/,
  );
  expect(stdout).toContain('\n  T1.3: .^L T^a .^b F .^R is R-L-1+(a-1)(b-1+R) where a >= 1 and R >= L+2\n');
  const library = new URL(import.meta.resolve('@lilypad/prover/library/OneFrog.json'));
  expect(await readFile(path('x.json'), 'utf8')).toBe(await readFile(library, 'utf8'));
  expect(await readFile(path('x.md'), 'utf8')).toContain('| r = l+1 and b = 1 (mod 2) | `N+1/2` |');
});

test.concurrent.each([
  ['.^3T^50.^40F.^7', '2257'],
  ['.^7T.^40F^50.^3', '-2257'],
  ['T..T.T^30.T.T^5F.^60T..', '2384'],
  ['.^1000T^1000.^1001F.^1000', '1998000*'],
])('the value of %s', async (board, value) => {
  expect(await lilypad(['value', board])).toEqual({ stdout: `${value}\n`, stderr: '', exitCode: 0 });
});
