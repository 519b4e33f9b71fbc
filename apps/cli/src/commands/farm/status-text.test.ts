/** `farm status` as text: of a farm with everything in it, of one with an alarm, and of one with rows that would move the cursor. */
import type { FarmStatus } from '@lilypad/farm';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { statusJson, statusText } from './status-text.ts';
import { crew } from './testing/crew.ts';

const { sql, newFarm } = crew();

const BUSY: FarmStatus = {
  state: 'open',
  alarm: null,
  queues: [
    { version: '0.1.0-a', memory: 256, waiting: 1190, inHand: 2, needs: 512, workers: 1 },
    { version: '0.1.0-a', memory: 4096, waiting: 8, inHand: 0, needs: 5120, workers: 0 },
    { version: '0.0.9-b', memory: 256, waiting: 70, inHand: 0, needs: 512, workers: 0 },
  ],
  workers: [
    { name: 'pond:17', version: '0.1.0-a', threads: 2, memory: 1024, inHand: 2, seconds: 90 },
    { name: 'lake:4', version: '0.1.0-b', threads: 16, memory: 64_000, inHand: 0, seconds: 7200 },
  ],
  results: 5000,
  perMinute: 60,
  secondsLeft: 1200,
  parked: [{ kind: 'cell', question: { position: 'T^9.^9F^9' }, message: 'this is too large' }],
  parkedCount: 3,
  retried: [
    { kind: 'cell', question: { position: 'T.F' }, message: 'the worker lake:4 was lost', failures: 1, losses: 2 },
    { kind: 'class', question: { name: 'B22' }, message: 'out of frogs', failures: 2, losses: 0 },
  ],
  retriedCount: 7,
  old: { versions: ['0.0.9-b'], jobs: 70, notes: 0, checkpoints: 1 },
  unwanted: {
    resting: 11,
    inHand: 1,
    jobs: [
      { kind: 'class', question: { name: 'B22' }, inHand: true },
      { kind: 'cell', question: { position: 'T^3.F' }, inHand: false },
    ],
  },
};

test('a farm at work, with a rate, an estimate, failures and jobs that nobody can take', () => {
  expect(statusText(BUSY).split('\n')).toEqual([
    'The farm is open.',
    'Jobs: 1268 waiting, 2 in hand, 3 parked.',
    '  version 0.1.0-a, up to 256 MB: 1190 waiting, 2 in hand',
    '  version 0.1.0-a, up to 4096 MB: 8 waiting, 0 in hand; no worker has the 5120 MB that they need',
    '  version 0.0.9-b, up to 256 MB: 70 waiting, 0 in hand; no worker has this version, so they wait for nobody',
    'No command waits for: 11 that rest until one asks again; 1 in hand, soon stopped.',
    '  class {"name":"B22"} (in hand)',
    '  cell {"position":"T^3.F"}',
    '  and 10 more',
    'Left: 1 old version that nobody has any more, with 70 jobs, 0 notes of failures and 1 checkpoint; lilypad farm tidy removes them.',
    'Workers: 2, with 18 threads.',
    '  pond:17: version 0.1.0-a, 2 threads, 1024 MB, 2 jobs in hand, for 1 min 30 s',
    '  lake:4: version 0.1.0-b, 16 threads, 64000 MB, 0 jobs in hand, for 2 h 0 min',
    'Results: 5000, of which 60 in the last minute; what workers can take is done in about 20 min 0 s.',
    'Parked:',
    '  cell {"position":"T^9.^9F^9"}: this is too large',
    '  and 2 more',
    'Failed or lost, and tried again: 7 jobs.',
    '  cell {"position":"T.F"}: the worker lake:4 was lost (failures: 1, losses: 2)',
    '  class {"name":"B22"}: out of frogs (failures: 2, losses: 0)',
    '  and 5 more',
  ]);
});

test('where workers can take all jobs, the estimate is for the queue', () => {
  const queues = BUSY.queues.slice(0, 1);
  expect(statusText({ ...BUSY, queues })).toContain(' in the last minute; the queue is done in about 20 min 0 s.\n');
});

test('a parked job with a long question and a long message is one short line', () => {
  const question = { positions: new Array(500).fill('T^9.^9F^9') };
  const text = statusText({ ...BUSY, parked: [{ kind: 'slice', question, message: 'no '.repeat(1000) }] });
  const [line = ''] = text.split('\n').filter((one) => one.startsWith('  slice '));
  expect(line.length).toBeLessThan(420);
});

test('a farm that an alarm has stopped', () => {
  const alarm = 'the farm was stopped because it has two results for cell {"position":"T.F"}: 1 by a and 2 by b';
  const text = statusText({
    ...BUSY,
    state: 'alarm',
    alarm,
    perMinute: 0,
    secondsLeft: null,
    parked: [],
    parkedCount: 0,
    retried: [],
    retriedCount: 0,
    unwanted: { resting: 0, inHand: 0, jobs: [] },
  });
  expect(text).toMatch(/^ALARM: the farm was stopped because it has two results for cell .* by b\.\nJobs: /);
  expect(text).toMatch(/\nResults: 5000, of which 0 in the last minute\.$/);
});

test('the document has all characters, those beyond the first plane too', () => {
  const name = 'pond\u{e0001}\u{1f438}\u202e';
  const text = statusJson({ ...BUSY, workers: BUSY.workers.map((worker) => ({ ...worker, name })) });
  expect(text).toContain('"pond\\udb40\\udc01\u{1f438}\\u202e"');
  expect(JSON.parse(text)).toMatchObject({ workers: [{ name }, { name }] });
});

/** Clears the screen, and says something that is not so on a line of its own. */
const EVIL = 'pond\u001b[2J\u009b1m\nThe farm is open.';
const SHOWN = 'pond\u241b[2J\ufffd1m The farm is open.';

test('what workers and jobs say of themselves cannot move the cursor, nor make lines', async () => {
  const database = await newFarm();
  await sql(
    database,
    `INSERT INTO lilypad.worker (id, name, version, threads, memory) VALUES (gen_random_uuid(), $1, $1, 1, 1024)`,
    [EVIL],
  );
  await sql(
    database,
    `INSERT INTO lilypad.trouble (job, queue, kind, question, message, parked, failures)
       VALUES (gen_random_uuid(), 'v1-256', 'cell', '{}', $1, true, 3), (gen_random_uuid(), 'v1-256', 'cell', '{}', $1, false, 1)`,
    [EVIL],
  );
  const { stdout, exitCode } = await lilypad(['farm', 'status', database]);
  expect(exitCode).toBe(0);
  expect(stdout.split('\n')).toEqual([
    'The farm is open.',
    'Jobs: 0 waiting, 0 in hand, 1 parked.',
    'Left: 1 old version that nobody has any more, with 0 jobs, 2 notes of failures and 0 checkpoints; lilypad farm tidy removes them.',
    'Workers: 1, with 1 threads.',
    expect.stringMatching(/^ {2}pond.*, 0 jobs in hand, for \d+ s$/),
    'Results: 0, of which 0 in the last minute.',
    'Parked:',
    `  cell {}: ${SHOWN}`,
    'Failed or lost, and tried again: 1 jobs.',
    `  cell {}: ${SHOWN} (failures: 1, losses: 0)`,
    '',
  ]);
  expect(stdout).toContain(`  ${SHOWN}: version ${SHOWN}, 1 threads`);
  const json = (await lilypad(['farm', 'status', database, '--json'])).stdout;
  expect(json).toMatch(/^[ -~]*\n$/);
  expect(JSON.parse(json)).toMatchObject({
    workers: [{ name: EVIL }],
    parked: [{ message: EVIL }],
    retried: [{ message: EVIL }],
  });
});
