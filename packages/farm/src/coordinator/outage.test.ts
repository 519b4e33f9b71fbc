/** Databases that are away or silent while a command waits for results. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { Farm } from '../queue/farm.ts';
import { cells, farms, outcomes, VERSION, worker } from '../testing/farmhand.ts';
import { newDatabase, until } from '../testing/pond.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { gather } from './gather.ts';

const { start } = farms();
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test.concurrent('a command does not rest for the time that the database was away', async () => {
  const server = await TestPostgres.start(inject('databaseFolder'));
  const address = await newDatabase(server.address('postgres'));
  const told: string[] = [];
  const farm = await Farm.start(address, {
    version: VERSION,
    lostAfterMs: 60_000,
    onTrouble: (text) => told.push(text),
  });
  const { all, onOutcome } = outcomes();
  const gathering = gather(farm, cells(1), { onOutcome });
  const other = await Farm.open(address, { version: VERSION });
  const { ledger } = await worker(other);
  let job: Awaited<ReturnType<typeof ledger.take>> = null;
  await until(async () => {
    job = await ledger.take([256], randomUUID());
    return job !== null;
  });
  await server.kill();
  await until(() => told.length === 1);
  await sleep(3000);
  await server.run();
  await until(() => told.length === 2);
  await other.connection.persist(async () => job && ledger.record(job, { value: '1' }, {}));
  const begun = performance.now();
  await gathering;
  expect(performance.now() - begun).toBeLessThan(8000);
  expect(all).toMatchObject([{ ok: true }]);
  await Promise.all([farm.close(), other.close()]);
  await server.stop();
});

/** The way to a database, on which nothing is heard between `silence` and `speak`. */
async function way(to: string) {
  const url = new URL(to);
  const target = { host: url.hostname, port: Number(url.port) };
  const pairs: (readonly [Socket, Socket])[] = [];
  const proxy = createServer((socket) => {
    const there = connect(target);
    socket.pipe(there).pipe(socket);
    for (const one of [socket, there]) one.on('error', () => {});
    pairs.push([socket, there]);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  url.port = String((proxy.address() as { port: number }).port);
  return {
    address: url.href,
    silence: () => {
      for (const socket of pairs.flat()) socket.unpipe().pause();
    },
    speak: () => {
      for (const [here, there] of pairs) here.pipe(there).pipe(here);
    },
    close: () => {
      for (const socket of pairs.flat()) socket.destroy();
      proxy.close();
    },
  };
}

test.concurrent('a command waits no longer than it was told for a database that says nothing', async () => {
  const admin = await start();
  const { address, silence, close } = await way(admin.connection.address.connectionString);
  const farm = await Farm.open(address, { version: VERSION });
  const gathering = gather(farm, cells(2), { onOutcome: () => {}, seconds: 2 });
  await sleep(1000);
  silence();
  const begun = performance.now();
  expect(await gathering).toEqual([0, 1]);
  await farm.close();
  expect(performance.now() - begun).toBeLessThan(15_000);
  close();
});

test.concurrent('a command does not rest for long when the database was silent for a while', async () => {
  const admin = await start(60_000);
  const { address, silence, speak, close } = await way(admin.connection.address.connectionString);
  const farm = await Farm.open(address, { version: VERSION });
  const { all, onOutcome } = outcomes();
  const gathering = gather(farm, cells(1), { onOutcome });
  const { ledger } = await worker(admin);
  let job: Awaited<ReturnType<typeof ledger.take>> = null;
  await until(async () => {
    job = await ledger.take([256], randomUUID());
    return job !== null;
  });
  silence();
  await sleep(3000);
  speak();
  await admin.connection.persist(async () => job && ledger.record(job, { value: '1' }, {}));
  const begun = performance.now();
  await gathering;
  // Nine times as long as the silence would be 27 seconds.
  expect(performance.now() - begun).toBeLessThan(18_000);
  expect(all).toMatchObject([{ ok: true }]);
  await farm.close();
  close();
});
