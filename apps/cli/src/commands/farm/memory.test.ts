/** `lilypad farm work --memory`: a worker that could do no job says so, before it asks for the database. */
import { LEAST_WORKER_MEMORY } from '@lilypad/farm';
import { expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';

const NOWHERE = 'postgres://frog@127.0.0.1:1/lilypad';

test('too little memory for any job', async () => {
  expect(await lilypad(['farm', 'work', NOWHERE, '--memory', String(LEAST_WORKER_MEMORY - 1)])).toEqual({
    stdout: '',
    stderr: 'A worker needs at least 512 MB.\n',
    exitCode: 2,
  });
});

test('the help tells how much is enough', async () => {
  const { stdout } = await lilypad(['farm', '--help']);
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`for all jobs; at least ${LEAST_WORKER_MEMORY} (`);
});
