/** `lilypad prove --farm` where a farm can do nothing: the user is told, and the proof is done here, without a farm that answers. */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();
const NOWHERE = 'postgres://frog@127.0.0.1:1/lily';
const HERE = 'This proof is done here: a farm proves classes, families and closed sets.\n';
const STATEMENT = 'T^a...FF = {a-2|a-2} for a >= 2';

describe('a farm that is given for', () => {
  test.each([
    ['a statement', [STATEMENT]],
    ['a document', [STATEMENT, '--json']],
    ['an invariant', ['T.^aF >= 0 for a >= 30', '--by', 'invariants']],
    ['a named result', ['E2']],
    ['a strategy', ['L4.2', '--fresh']],
    ['counting claims', ['OneFrog']],
  ])('%s is not used, and the user is told', async (_, argv) => {
    const alone = await lilypad(['prove', ...argv]);
    const { stdout, stderr, exitCode } = await lilypad(['prove', ...argv, '--farm', NOWHERE]);
    expect(stderr).toBe(`${HERE}${alone.stderr}`);
    const without = (text: string): string => text.replace(/"seconds":[\d.]+/, '');
    expect([without(stdout), exitCode]).toEqual([without(alone.stdout), alone.exitCode]);
  });

  test.each(['.txt', '.json'])('a file %s is not used, and the user is told', async (ending) => {
    const file = path(`given${ending}`);
    writeFileSync(file, ending === '.txt' ? STATEMENT : '{}');
    expect((await lilypad(['prove', file, '--farm', NOWHERE])).stderr).toMatch(new RegExp(`^${HERE}`));
  });

  test('a class is used', async () => {
    expect(await lilypad(['prove', 'A11', '--fresh', '--farm', NOWHERE])).toEqual({
      stdout: '',
      stderr: 'The database at 127.0.0.1:1 does not answer.\n',
      exitCode: 3,
    });
  });
});

test('nothing is told of a farm that the environment names, or of an empty one', async () => {
  expect((await lilypad(['prove', STATEMENT], '', { ...process.env, LILYPAD_FARM: NOWHERE })).stderr).toBe('');
  expect((await lilypad(['prove', STATEMENT, '--farm', ''])).stderr).toBe('');
});
