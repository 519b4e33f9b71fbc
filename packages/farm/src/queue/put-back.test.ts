/** A worker puts back the jobs of which it has not heard, and no others. */
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { farmStatus } from '../coordinator/status.ts';
import { cells, farms, worker } from '../testing/farmhand.ts';

const { start } = farms();

test('a job that is taken while the worker asks for its jobs stays in its hands', async () => {
  const farm = await start();
  await gather(farm, cells(2), { onOutcome: () => {}, seconds: 0 });
  const { ledger } = await worker(farm);
  const lost = randomUUID();
  await ledger.take([256], lost);
  const attempts = new Set<string>();
  const { connection } = farm;
  const ask = connection.executeSql.bind(connection);
  const asking = vi.spyOn(connection, 'executeSql').mockImplementationOnce(async (text, values) => {
    // The statement waits for a connection, and a thread is quicker.
    const attempt = randomUUID();
    attempts.add(attempt);
    await ledger.take([256], attempt);
    return ask(text, values);
  });
  await ledger.putBackOthers(attempts);
  asking.mockRestore();
  expect(await farmStatus(farm)).toMatchObject({ queues: [{ waiting: 1, inHand: 1 }] });
  const { rows } = await connection.executeSql('SELECT attempt::text FROM lilypad.holding');
  expect(rows).toEqual([...attempts].map((attempt) => ({ attempt })));
});
