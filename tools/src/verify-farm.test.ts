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
  await work();
});

async function work(): Promise<void> {
  const env = { ...process.env, LILYPAD_FARM: database };
  worker = spawn(process.execPath, [COMMAND, 'farm', 'work', '--threads', '1', '--memory', '2048'], { env });
  await until(async () => (await sql(database, 'SELECT 1 FROM lilypad.worker')).length > 0);
}

/** Opens the farm again after an alarm; the worker would end by itself when it hears of it, some seconds later. */
async function workAgain(): Promise<void> {
  worker.kill('SIGKILL');
  expect(await run(COMMAND, ['farm', 'start', '--again'])).toMatchObject({ exitCode: 0 });
  await work();
}

const STOPPED = '; the farm is stopped, and lilypad farm start --again discards the result.\n';

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

  /** What the farm has in its database after each test. */
  let right: Result | undefined;
  test.each([
    [
      '{"compared":0}',
      1,
      'A11 is not compared: 12 claims should have been compared where the gaps add up to 2, and 0 were',
    ],
    [
      '{"wrong":"F. with gaps 1, 1, 0"}',
      1,
      'A11 is not compared: the farm says that A11 is wrong at F. with gaps 1, 1, 0, but it is not',
    ],
    [
      '{"values":"0123456789abcdef0123456789abcdef"}',
      1,
      'A11 is not compared: the farm has compared A11 with other values than those that are found here where the gaps add up to 2',
    ],
    ['{"compared":"all"}', 2, 'The farm cannot be used: the farm has a comparison that cannot be read'],
  ])('is not believed if it answers %s, and done again', async (answer, exitCode, says) => {
    right ??= await byFarm('A11', '2');
    expect(right).toMatchObject({ stderr: '', exitCode: 0 });
    await change(answer);
    expect(await byFarm('A11', '2')).toEqual({ stdout: '', stderr: says + STOPPED, exitCode });
    await workAgain();
    expect(await byFarm('A11', '2')).toEqual(right);
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

describe('tables by a farm', () => {
  const most = ['--most', '0.001'];
  /** What the farm has in its database after each test. */
  let right: Result | undefined;
  const changed = (position: string, answer: string): Promise<unknown> =>
    sql(
      database,
      `UPDATE lilypad.result SET answer = answer || $2 WHERE kind = 'again' AND question = jsonb_build_object('position', $1::text)`,
      [position, answer],
    );

  test('print what verify-tables prints, and each value is found by a job', async () => {
    const result = await run(script('verify-farm-tables'), most);
    right = result;
    expect(result).toEqual(await run(script('verify-tables'), most));
    expect(result).toMatchObject({ stdout: expect.stringMatching(/\nAll values are as stored\.\n$/), exitCode: 0 });
    const [, count = ''] = /^Computing (\d+) of/m.exec(result.stdout) ?? [];
    expect(await sql(database, `SELECT count(*) AS count FROM lilypad.result WHERE kind = 'again'`)).toEqual([
      { count },
    ]);
  });

  test.each([
    ['T^2.^2F^2', '{"value":"7"}', 1, 'T^2.^2F^2 is not *: computed again it is 7.\n'],
    ['T^2.^2F^2', '{"thresholds":[0,1,1,1]}', 1, 'T^2.^2F^2 does not compare with integers as * does.\n'],
  ])('%s is found to differ if a job says %s', async (position, answer, exitCode, stderr) => {
    right ??= await run(script('verify-farm-tables'), most);
    await changed(position, answer);
    const result = await run(script('verify-farm-tables'), most);
    await changed(position, '{"value":"*","thresholds":[0,1,1,0]}');
    expect(result).toMatchObject({ stdout: expect.not.stringContaining('as stored'), stderr, exitCode });
  });

  test('are not believed if a job leaves the thresholds out, and it is done again', async () => {
    const says = 'The farm cannot be used: the farm has thresholds that cannot be read';
    right ??= await run(script('verify-farm-tables'), most);
    await changed('T^2.^2F^2', '{"thresholds":null}');
    const refused = await run(script('verify-farm-tables'), most);
    expect(refused).toMatchObject({ stderr: says + STOPPED, exitCode: 2 });
    expect(refused.stdout).not.toContain('as stored');
    await workAgain();
    expect(await run(script('verify-farm-tables'), most)).toEqual(right);
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
    const asked = ['tables', 'boxes', '--most', '0.001', '--only', 'A11', '--box', '2'];
    const given = await run(script('verify'), asked);
    expect(given).toMatchObject({ exitCode: 0, stderr: '' });
    expect(given.stdout).toMatch(/\| tables \| values of up to 0\.001 million positions \| holds \|/);
    expect(given.stdout).toMatch(/\| boxes \| A11 \| holds \|/);
    const nowhere = `postgres://${url.username}@127.0.0.1:1/lily`;
    const { stderr, exitCode } = await run(script('verify'), [...asked, '--farm', nowhere]);
    // Both parts went there.
    expect(stderr).toBe('The farm cannot be used: the database at 127.0.0.1:1 does not answer.\n'.repeat(2));
    expect(exitCode).toBe(1);
  });
});
