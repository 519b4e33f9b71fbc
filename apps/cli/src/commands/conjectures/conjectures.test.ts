/** `lilypad conjectures` as a user runs it. */
import { writeFileSync } from 'node:fs';
import { Arena } from '@lilypad/games';
import { CONJECTURES, examine } from '@lilypad/register';
import { HEADER, writeLine } from '@lilypad/tables';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { resultLine, workplace } from '../../testing/workplace.ts';
import { refuseContradiction } from '../results/witness.ts';

const { newStore } = workplace();

test.concurrent('one conjecture, up to a bound', async () => {
  const { stdout, stderr, exitCode } = await lilypad(['conjectures', 't3', '--up-to', '5', '--store', newStore()]);
  expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
  expect(stdout).toBe(
    'T3  T^a.^bF^a = * for a > b > 0, b != 2\n' +
      '    In the literature: stated as a conjecture by Thanatipanonda (2011); no proof is known here.\n    Here: proved for b = 1 (certificate L4.5), b = 3 (certificate B3); holds in 7 positions with a <= 5.\n',
  );
});

test.concurrent('positions for which there is no time are named', async () => {
  const argv = ['conjectures', 'E2', '--up-to', '24', '--seconds', '0.001', '--store', newStore()];
  const { stdout, stderr, exitCode } = await lilypad(argv);
  expect(stdout).toMatch(/holds in \d+ positions with a <= 24 \(\d+ more are not computed\)\.\n$/);
  expect(stderr).toMatch(/^(T\^\d+\.(\^\d+)?F\^\d+: There is no value after 0\.001 seconds\.\n)+$/);
  expect(exitCode).toBe(3);
});

// The checker checks every certificate that proves something here.
test.concurrent('all of them, with the witness against E4', { timeout: 120_000 }, async () => {
  const argv = ['conjectures', '--up-to', '7', '--most', '0', '--json', '--store', newStore()];
  const all = JSON.parse((await lilypad(argv)).stdout) as Record<string, unknown>[];
  expect(all.map(({ name }) => name).join(' ')).toBe('E1 E2 E3 E4 E5 E6 T1 T2 T3 T4 T5');
  const states = Object.fromEntries(all.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    E1: 'proved',
    E2: 'proved',
    E4: 'refuted',
    E5: 'checked',
    E6: 'checked',
    T3: 'checked',
  });
  expect(all[3]?.witness).toMatchObject({ position: 'T^7.^7F^6' });
  const proofs = Object.fromEntries(all.map(({ name, proofs }) => [name, proofs]));
  expect(proofs.E1).toContainEqual(expect.objectContaining({ certificate: 'E1', objection: null }));
  // By a certificate of outcomes.
  const proof = expect.objectContaining({ certificate: 'T2', objection: null });
  expect([states.T2, proofs.T2]).toEqual(['proved', [proof, proof]]);
  // What is proved in part is not called proved.
  expect(states.T4).toBe('checked');
  expect(proofs.T4).toContainEqual({ part: 'a = 1', certificate: 'B11', computed: 0, objection: null });
});

const storeWith = (position: string, value: string): string => {
  const store = newStore();
  writeFileSync(store, writeLine(HEADER) + resultLine(position, value));
  return store;
};

test.concurrent('E4 is refuted, by a value that comes with the program', async () => {
  const { stdout } = await lilypad(['conjectures', 'E4', '--store', newStore()]);
  expect(stdout).toContain('Here: refuted by T^7.^7F^6 = 3*, among 7 positions with a <= 7.');
});

test.concurrent('a stored value that contradicts the program is passed over', async () => {
  const store = storeWith('T^4.^3F^4', '1/4');
  const { stdout } = await lilypad(['conjectures', 'T3', '--up-to', '4', '--store', store]);
  expect(stdout).toContain('; holds in 4 positions with a <= 4.');
});

test.concurrent('a stored value is computed again before it refutes anything', async () => {
  const store = storeWith('T^6.TFT^9.TF', '5');
  const result = await lilypad(['conjectures', 'E6', '--up-to', '9', '--most', '0', '--store', store]);
  expect(result).toMatchObject({ stdout: '', exitCode: 2 });
  expect(result.stderr).toBe(
    `The store ${store} says that T^6.TFT^9.TF is 5, but by a proved formula it is {14||6|2}.\n`,
  );
});

test.concurrent('a stored value too large to compute again contradicts, and no more', async () => {
  const argv = ['conjectures', 'T3', '--up-to', '14', '--most', '0', '--store', storeWith('T^14.^13F^14', '1/4')];
  const { stdout, exitCode } = await lilypad(argv);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('; a stored result contradicts it, T^14.^13F^14 = 1/4, too large to be computed again');
});

test('what is proved and refuted is an alarm', () => {
  const [conjecture] = CONJECTURES;
  const witness = { position: 'T.F', value: '*', holds: false };
  const evidence = { ...examine(new Arena(), conjecture, 3, () => undefined), witness };
  expect(() => refuseContradiction('E1', evidence)).toThrow(
    'E1 is proved, and T.F = * contradicts it; one of the two is wrong',
  );
  expect(() => refuseContradiction('E1', { ...evidence, witness: null })).not.toThrow();
});

test.concurrent.each([
  [['E9'], "There is no conjecture 'E9'; there are E1 to E6 and T1 to T5.\n"],
  [['E1', '--up-to', 'far'], "Option --up-to takes a whole number up to 999, not 'far'.\n"],
])('lilypad conjectures %j is bad input', async (argv, stderr) => {
  const result = await lilypad(['conjectures', ...argv, '--store', newStore()]);
  expect(result).toEqual({ stdout: '', stderr, exitCode: 2 });
});

test.concurrent('E2 is proved, by a certificate of the library', async () => {
  const { stdout } = await lilypad(['conjectures', 'E2', '--store', newStore()]);
  expect(stdout).toContain('Here: proved (certificate A32); holds in 11 positions with a <= 12.');
});

test.concurrent('E5 is credited with what strategies prove', async () => {
  const { stdout } = await lilypad(['conjectures', 'E5', '--up-to', '3', '--store', newStore()]);
  expect(stdout).toContain(
    'b = 1 (certificate L4.5, 3 boards computed), b = 2 (certificate Theorem2, 2 boards computed)',
  );
});

test.concurrent('T1 is proved, by its parts', async () => {
  const { stdout } = await lilypad(['conjectures', 'T1', '--up-to', '1', '--store', newStore()]);
  expect(stdout).toMatch(/ Here: proved \(certificates A11 and OneFrog\); holds in \d+ positions/);
});

test.concurrent('the register as a graph', async () => {
  const argv = ['results', 'l4.5', '--graph', 'mermaid', '--up-to', '1', '--store', newStore()];
  const { stdout, exitCode } = await lilypad(argv);
  expect(exitCode).toBe(0);
  expect(stdout.split('\n').slice(0, 6)).toEqual([
    'flowchart BT',
    '  n0["L4.1"]:::proved',
    '  n1["L4.3"]:::proved',
    '  n2["L4.5"]:::proved',
    '  n0 --> n2',
    '  n1 --> n2',
  ]);
});
