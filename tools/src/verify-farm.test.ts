/** The long verification by a farm: what it prints, what it does not believe, and where passwords may not be. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { asksForPasswords, newDatabase, statements, until } from '@lilypad/farm/testing';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { COMMAND, inWorkspace, ROOT } from './workspace.ts';

const sql = statements();
let database = '';
let worker: ChildProcess;

interface Result {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/** Runs a script with the farm that the environment names. */
async function run(file: string, argv: readonly string[], farm = database): Promise<Result> {
  const child = spawn(process.execPath, [file, ...argv], { cwd: ROOT, env: { ...process.env, LILYPAD_FARM: farm } });
  const [stdout, stderr, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { stdout, stderr, exitCode };
}

const script = (name: string) => inWorkspace(`tools/dist/${name}.js`);
const byFarm = (...argv: readonly string[]): Promise<Result> => run(script('verify-farm-box'), argv);
const change = (answer: string): Promise<unknown> =>
  sql(database, `UPDATE lilypad.result SET answer = answer || $1 WHERE question->>'sum' = '2'`, [answer]);

beforeAll(async () => {
  // The scripts run from the build, as a user runs them.
  spawnSync(process.execPath, [inWorkspace('node_modules/typescript/bin/tsc'), '-b', 'tools'], { cwd: ROOT });
  database = await newDatabase();
  expect(await run(COMMAND, ['farm', 'start'])).toMatchObject({ stderr: '', exitCode: 0 });
  const env = { ...process.env, LILYPAD_FARM: database };
  worker = spawn(process.execPath, [COMMAND, 'farm', 'work', '--threads', '1', '--memory', '2048'], { env });
  await until(async () => (await sql(database, 'SELECT 1 FROM lilypad.worker')).length === 1);
});

afterAll(() => worker?.kill('SIGKILL'));

describe('a box by a farm', () => {
  test.each([
    ['A11', '3'],
    ['T2', '1'],
  ])('prints what verify-box prints of %s on 0..%s', async (...argv) => {
    const result = await byFarm(...argv);
    expect(result).toEqual(await run(script('verify-box'), argv));
    expect(result.exitCode).toBe(0);
  });

  test.each([
    ['{"compared":0}', 1, 'A11: 54 claims should have been compared, and 42 were.\n'],
    ['{"wrong":"F. with gaps 1, 1, 0"}', 1, 'A11 is wrong at F. with gaps 1, 1, 0\n'],
    ['{"compared":"all"}', 2, 'The farm cannot be used: the farm has a comparison that cannot be read.\n'],
  ])('is not believed if it answers %s', async (answer, exitCode, stderr) => {
    expect(await byFarm('A11', '2')).toMatchObject({ stderr: '', exitCode: 0 });
    await change(answer);
    expect(await byFarm('A11', '2')).toEqual({ stdout: '', stderr, exitCode });
    await change('{"compared":12,"wrong":null}');
  });

  test('a wrong password is one sentence', async ({ skip }) => {
    if (!(await asksForPasswords())) skip('this server asks for no passwords');
    const url = new URL(inject('database'));
    url.password = 's3cret';
    const { stderr, exitCode } = await run(script('verify-farm-box'), ['A11', '2'], url.href);
    expect(stderr).toMatch(/^The farm cannot be used: the database at \S+ refuses the password of \S+\.\n$/);
    expect(exitCode).toBe(2);
  });
});

describe('npm run verify', () => {
  test.each([
    [['boxes', '--farm', 'postgres://frog:s3cret@127.0.0.1:1/lily']],
    [['boxes', '--farm=postgres://127.0.0.1:1/lily?user=frog&password=s3cret']],
    [['boxes', '--farm', 'postgres://127.0.0.1:1/lily?p%61ssword=s3cret']],
    [['postgres://frog:s3cret@/']],
  ])('refuses a password on its command line: %j', async (argv) => {
    const { stdout, stderr, exitCode } = await run(script('verify'), argv);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    expect(stderr).toBe(
      'A password on the command line can be seen by others: put the address into LILYPAD_FARM, or the password into .pgpass.\n',
    );
  });

  test('takes an address without one, and one with a password from LILYPAD_FARM', async () => {
    const url = new URL(database);
    const boxes = ['boxes', '--only', 'A11', '--box', '2'];
    const given = await run(script('verify'), boxes);
    expect(given).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/\| boxes \| A11 \| holds \|/) });
    const nowhere = `postgres://${url.username}@127.0.0.1:1/lily`;
    const { stderr, exitCode } = await run(script('verify'), [...boxes, '--farm', nowhere]);
    expect(stderr).toBe('The farm cannot be used: the database at 127.0.0.1:1 does not answer.\n');
    expect(exitCode).toBe(1);
  });
});
