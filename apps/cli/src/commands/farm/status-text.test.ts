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
    { version: '0.1.0-a', memory: 256, waiting: 1190, inHand: 2 },
    { version: '0.1.0-a', memory: 4096, waiting: 8, inHand: 0 },
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
};

test('a farm at work, with a rate, an estimate and parked jobs', () => {
  expect(statusText(BUSY).split('\n')).toEqual([
    'The farm is open.',
    'Jobs: 1198 waiting, 2 in hand, 3 parked.',
    '  version 0.1.0-a, up to 256 MB: 1190 waiting, 2 in hand',
    '  version 0.1.0-a, up to 4096 MB: 8 waiting, 0 in hand; no worker can take them',
    'Workers: 2, with 18 threads.',
    '  pond:17: version 0.1.0-a, 2 threads, 1024 MB, 2 jobs in hand, for 1 min 30 s',
    '  lake:4: version 0.1.0-b, 16 threads, 64000 MB, 0 jobs in hand, for 2 h 0 min',
    'Results: 5000, of which 60 in the last minute; the queue is done in about 20 min 0 s.',
    'Parked:',
    '  cell {"position":"T^9.^9F^9"}: this is too large',
    '  and 2 more',
  ]);
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
       VALUES (gen_random_uuid(), 'v1-256', 'cell', '{}', $1, true, 3)`,
    [EVIL],
  );
  const { stdout, exitCode } = await lilypad(['farm', 'status', database]);
  expect(exitCode).toBe(0);
  expect(stdout.split('\n')).toEqual([
    'The farm is open.',
    'Jobs: 0 waiting, 0 in hand, 1 parked.',
    'Workers: 1, with 1 threads.',
    expect.stringMatching(/^ {2}pond.*, 0 jobs in hand, for \d+ s$/),
    'Results: 0, of which 0 in the last minute.',
    'Parked:',
    `  cell {}: ${SHOWN}`,
    '',
  ]);
  expect(stdout).toContain(`  ${SHOWN}: version ${SHOWN}, 1 threads`);
  const json = (await lilypad(['farm', 'status', database, '--json'])).stdout;
  expect(json).toMatch(/^[ -~]*\n$/);
  expect(JSON.parse(json)).toMatchObject({ workers: [{ name: EVIL }], parked: [{ message: EVIL }] });
});
