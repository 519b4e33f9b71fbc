/** What is in the database is not believed: rows that a farm would never write, and what commands make of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { until } from '@lilypad/farm/testing';
import { describe, expect, test } from 'vitest';
import { lilypad, type Result } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, worker, count, finish } = crew();

/** What a command prints that hands one job to a farm, where somebody writes this answer. */
async function answered(argv: readonly string[], answer: object): Promise<Result> {
  const database = await newFarm();
  const asking = lilypad([...argv, '--farm', database]);
  await until(async () => (await sql(database, 'SELECT 1 FROM lilypad_queue.job')).length === 1);
  await sql(
    database,
    `INSERT INTO lilypad.result (id, version, kind, question, answer, details, worker)
       SELECT id, '', data->>'kind', data->'question', $1, '{}', 'nobody' FROM lilypad_queue.job`,
    [JSON.stringify(answer)],
  );
  const result = await asking;
  expect(await count(database, 'result')).toBe(1);
  return result;
}

test.concurrent('a checkpoint that is none is ignored, and the job begins anew', async () => {
  const database = await newFarm();
  const find = ['find', 'T^a.F', '--a', '1..3'];
  const asking = lilypad([...find, '--farm', database]);
  await until(async () => (await sql(database, 'SELECT 1 FROM lilypad_queue.job')).length === 1);
  await sql(database, `INSERT INTO lilypad.checkpoint (job, state) SELECT id, '{"values":5}' FROM lilypad_queue.job`);
  worker(database);
  expect((await asking).stdout).toEqual((await lilypad(find)).stdout);
  const left = await Promise.all(['result', 'trouble', 'checkpoint'].map((rows) => count(database, rows)));
  expect(left).toEqual([1, 0, 0]);
  finish(database);
});

test.concurrent('a value that would be much work is compared with the proved formula', async () => {
  const cell = ['table', 'T^a...FF', '--rows', '100', '--most', '9999', '--store', newStore()];
  expect(await answered(cell, { value: '98' })).toMatchObject({
    stdout: '',
    stderr: expect.stringMatching(/^The farm says that T\^100\.\^3F\^2 is 98, but it is 98\*;/),
    exitCode: 2,
  });
});

const library = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@lilypad/prover/library/${name}.json`), 'utf8');

describe.concurrent('the outcomes of a class by a farm', () => {
  const asked = ['prove', 'B11', '--outcomes', '--fresh'];

  test.concurrent.each([
    ['of another class', library('T2'), 'target: it is about class B22'],
    ['of values', library('B11'), 'claim: it is not about outcomes'],
    ['that is no JSON', '{', 'format: it is not JSON'],
  ])('a certificate %s is rejected', async (_, certificate, reason) => {
    expect(await answered(asked, { certificate })).toEqual({
      stdout: '',
      stderr: `The certificate of B11 from the farm is rejected: ${reason}; the farm is stopped, and lilypad farm start --again discards the result.\n`,
      exitCode: 4,
    });
  });

  test.concurrent.each([
    ['', []],
    [' with a file', ['--out', 'no-such-proof.json']],
  ])('that are not proved are printed as without a farm%s', async (_, more) => {
    const here = await lilypad([...asked, '--seconds', '0', ...more]);
    expect(here).toMatchObject({
      stdout: expect.stringMatching(/^Not proved: outcomes of class B11\.\nThere was no proof after 0 seconds\./),
      exitCode: 3,
    });
    expect(await answered([...asked, ...more], { reason: 'Nobody was in luck', failures: [] })).toEqual({
      ...here,
      stdout: here.stdout.replace('There was no proof after 0 seconds', 'Nobody was in luck'),
    });
  });

  test.concurrent('are printed with the places where recurrences fail', async () => {
    const question = { word: 'TF', rival: '*', relation: 'atLeast' };
    const failures = [1, 2, 3, 4].map((gap) => ({ question, word: 'TF', point: [gap, 0, 9] }));
    const reason = 'Some recurrences still failed after 30 rounds';
    expect(await answered(asked, { reason, failures })).toMatchObject({
      stdout: [
        'Not proved: outcomes of class B11.',
        `${reason}.`,
        ...[1, 2, 3].map((gap) => `The recurrence of TF >= * fails where the gaps are ${gap}, 0, 9.`),
        '',
      ].join('\n'),
      exitCode: 3,
    });
  });

  test.concurrent.each([
    ['', [], 'the thread ended', { stdout: '', stderr: 'The farm has no proof of B11: the thread ended.\n' }],
    [
      ', in a document too, for a reason that would move the cursor',
      ['--json'],
      'the thread\u009b2J\u202e ended',
      {
        stdout:
          '{"error":{"message":"The farm has no proof of B11: the thread\\u009b2J\\u202e ended.","column":null}}\n',
        stderr: '',
      },
    ],
  ])('that were parked are not proved, and nobody waits%s', async (_, more, message, said) => {
    const database = await newFarm();
    const asking = lilypad([...asked, ...more, '--farm', database]);
    await until(async () => (await sql(database, 'SELECT 1 FROM lilypad_queue.job')).length === 1);
    await sql(
      database,
      `INSERT INTO lilypad.trouble (job, queue, kind, question, parked, message)
         SELECT id, name, data->>'kind', data->'question', true, $1
           FROM lilypad_queue.job`,
      [message],
    );
    expect(await asking).toEqual({ ...said, exitCode: 3 });
  });

  test.concurrent('have no document either', async () => {
    const documentOf = ({ stdout }: Result): object => ({ ...JSON.parse(stdout), seconds: 0, reason: '' });
    const byFarm = await answered([...asked, '--json'], { reason: 'Nobody was in luck', failures: [] });
    expect(JSON.parse(byFarm.stdout)).toMatchObject({ reason: 'Nobody was in luck' });
    expect(documentOf(byFarm)).toEqual(documentOf(await lilypad([...asked, '--seconds', '0', '--json'])));
  });

  test.concurrent('that are not proved, for a reason that would move the cursor', async () => {
    const { stdout } = await answered(asked, { reason: 'Look\u001b[2J\nTheorem, proved', failures: [] });
    expect(stdout).toBe('Not proved: outcomes of class B11.\nLook\u241b[2J Theorem, proved.\n');
  });
});
