/** `lilypad prove W22`: a closed set of the library, as a user asks for it. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

test('the closed sets of class B22, with T2, a certificate and a report', async () => {
  const argv = ['prove', 'w22', '--out', path('x.json'), '--report', path('x.md')];
  const { stdout, stderr, exitCode } = await lilypad(argv);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toMatch(
    /^Theorem, proved for all boards and checked: B22, 6 words, 220 truths, 431 obligations\.\n\n\.\^aT\.\^bT\.\^cF\.\^dF\.\^e\n {2}if a\+b\+c\+d\+e <= 9: no\n/,
  );
  expect(stdout).toContain('\n\n.^aT.^bT.^cF.^dF.^e + *\n');
  expect(stdout).toMatch(/\n {2}T2: TT\.\^\(n\+10\)FF is .*\n$/);
  const library = new URL(import.meta.resolve('@lilypad/prover/library/W22.json'));
  expect(await readFile(path('x.json'), 'utf8')).toBe(await readFile(library, 'utf8'));
  expect(await readFile(path('x.md'), 'utf8')).toContain('**Theorem.** The positions below marked yes are ≥ 0');
});

test('a report in LaTeX', async () => {
  const { stderr, exitCode } = await lilypad(['prove', 'W22', '--report', path('x.tex')]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(await readFile(path('x.tex'), 'utf8')).toContain('A closed set of class B22');
});
