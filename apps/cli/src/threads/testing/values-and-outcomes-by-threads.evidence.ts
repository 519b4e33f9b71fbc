/**
 * Large classes, by values and by outcomes, by several threads: the certificate is that of one thread, to the letter. A part of `npm run verify:classes`; team.test.ts
 * has the small classes.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lilypadProcess } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

test.each<[name: string, teams: readonly number[], options: readonly string[]]>([
  ['A32', [1, 2, 3], []],
  ['A33', [1, 2], []],
  ['B22', [1, 2, 3], ['--outcomes']],
])('%s by %j threads %j', { timeout: 3_600_000 }, async (name, teams, options) => {
  const certificates: string[] = [];
  for (const threads of teams) {
    const file = path(`${name} by ${threads}.json`);
    const rest = ['--fresh', '--seconds', '3000', '--out', file, '--threads', String(threads)];
    expect((await lilypadProcess(['prove', name, ...options, ...rest])).exitCode).toBe(0);
    certificates.push(readFileSync(file, 'utf8'));
  }
  expect(certificates[0]).toContain(`"target": "${name}"`);
  for (const certificate of certificates) expect(certificate).toBe(certificates[0]);
});
