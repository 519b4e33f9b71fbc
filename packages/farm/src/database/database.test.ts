import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { gather } from '../coordinator/gather.ts';
import { Farm } from '../queue/farm.ts';
import type { HeldJob } from '../queue/ledger.ts';
import { cells, outcomes, worker } from '../testing/farmhand.ts';
import { asksForPasswords, newDatabase, statements } from '../testing/pond.ts';
import { parseAddress } from './address.ts';
import { Connection } from './connection.ts';
import { FarmError } from './farm-error.ts';

const sql = statements();
const START = { version: 'v1', lostAfterMs: 1000 };

describe('addresses', () => {
  test.each([
    ['postgres://frog:s3cret@pond/lily', 'pond', 'frog', 'lily'],
    ['postgresql://pond:5433/my%20lily', 'pond:5433', '', 'my lily'],
    ['postgres://frog%40home@[::1]:5432/lily?sslmode=require', '[::1]:5432', 'frog@home', 'lily'],
  ])('%s', (text, host, user, database) => {
    expect(parseAddress(text)).toMatchObject({ host, user, database });
  });

  test.each(['', 'pond', 'postgres://', 'postgres://pond', 'http://frog:s3cret@pond/lily', 's3cret'])(
    '%j is none',
    (text) => {
      expect(() => parseAddress(text)).toThrow(/^a farm is named by an address such as/);
      expect(() => parseAddress(text)).not.toThrow(/s3cret/);
    },
  );
});

describe('preparing', () => {
  test('makes the tables once, whoever does it, and opens the farm', async () => {
    const address = await newDatabase();
    const farms = await Promise.all([1, 2, 3].map(() => Farm.start(address, START)));
    for (const farm of farms) await farm.close();
    expect(await sql(address, 'SELECT step FROM lilypad.migration')).toEqual([1, 2, 3, 4].map((step) => ({ step })));
    const farm = await Farm.open(address, { version: 'v1' });
    expect(await farm.state()).toBe('open');
    expect(farm.lostAfterMs).toBe(1000);
    await farm.close();
  });

  test('brings an older database up to date, with the jobs and results in it', async () => {
    const address = await newDatabase();
    const first = await Farm.start(address, START);
    await gather(first, cells(3), { onOutcome: () => {}, seconds: 0 });
    const { ledger } = await worker(first);
    const take = async () => (await ledger.take([256], randomUUID())) as HeldJob;
    await ledger.record(await take(), { value: '1' }, {});
    for (let time = 0; time < 3; time++) await ledger.fail(await take(), 'too large');
    await first.close();
    await sql(
      address,
      `ALTER TABLE lilypad.trouble DROP COLUMN memory; ALTER TABLE lilypad.worker DROP COLUMN lost_after_ms;
       ALTER TABLE lilypad.farm DROP COLUMN unwanted_after_ms; DROP TABLE lilypad.command, lilypad.wish;
       ALTER TABLE lilypad.checkpoint DROP COLUMN version;
       DELETE FROM lilypad.migration WHERE step > 1`,
    );
    await expect(Farm.open(address, { version: 'v1' })).rejects.toThrow('the database is not up to date');
    const farm = await Farm.start(address, START);
    const { all, onOutcome } = outcomes();
    expect(await gather(farm, cells(3), { onOutcome, seconds: 0 })).toEqual([2]);
    expect(all).toMatchObject([
      { ok: true, index: 0 },
      { ok: false, index: 1, message: 'too large' },
    ]);
    await farm.close();
  });

  test.each([
    [
      'a database that is not prepared',
      null,
      /^the database pond_\w+ is not prepared for this version; prepare it with/,
    ],
    ['tables of a newer version', 99, 'the database was prepared by a newer version of this program'],
  ])('%s is not opened', async (_, step, message) => {
    const address = await newDatabase();
    if (step !== null) {
      await (await Farm.start(address, START)).close();
      await sql(address, 'INSERT INTO lilypad.migration (step) VALUES ($1)', [step]);
    }
    await expect(Farm.open(address, { version: 'v1' })).rejects.toThrow(message);
  });
});

test('a farm whose state is gone is not opened, and a start mends it', async () => {
  const address = await newDatabase();
  await (await Farm.start(address, START)).close();
  await sql(address, 'DELETE FROM lilypad.farm');
  await expect(Farm.open(address, { version: 'v1' })).rejects.toThrow(/^the database pond_\w+ is not prepared/);
  const farm = await Farm.start(address, START);
  expect(await farm.state()).toBe('open');
  await farm.close();
});

describe('what is wrong with a database is said in a sentence', () => {
  afterEach(() => void vi.unstubAllEnvs());

  const changed = (address: string, change: (url: URL) => void): string => {
    const url = new URL(address);
    change(url);
    return url.href;
  };
  test.for<[string, (url: URL) => void, RegExp]>([
    ['a wrong password', (url) => (url.password = 's3cret'), /^the database at \S+ refuses the password of \S+$/],
    ['no password', (url) => (url.password = ''), /^the database at \S+ asks for a password/],
  ])('%s', async ([, change, message], { skip }) => {
    if (!(await asksForPasswords())) skip('the server of LILYPAD_TEST_DATABASE asks for no passwords');
    // A password that is not in the address would be looked for there.
    vi.stubEnv('PGPASSWORD', undefined);
    vi.stubEnv('PGPASSFILE', '/nowhere');
    await expectRefusal(change, message);
  });

  test.each<[string, (url: URL) => void, RegExp]>([
    ['no such database', (url) => (url.pathname = '/nowhere'), /^there is no database nowhere at \S+$/],
    ['nobody there', (url) => (url.host = '127.0.0.1:1'), /^the database at 127\.0\.0\.1:1 does not answer$/],
    [
      'no such machine',
      (url) => (url.hostname = 'pond.invalid'),
      /^there is no machine pond\.invalid|does not answer$/,
    ],
  ])('%s', (_, change, message) => expectRefusal(change, message));

  async function expectRefusal(change: (url: URL) => void, message: RegExp): Promise<void> {
    const address = changed(inject('database'), change);
    await expect(Farm.open(address, { version: 'v1' })).rejects.toThrow(message);
    const { password } = new URL(inject('database'));
    const failure = await Farm.start(address, START).catch((error: Error) => error.message);
    expect(failure).not.toMatch(/s3cret/);
    if (password !== '') expect(failure).not.toContain(password);
  }
});

test('that the database is away is told once, however many wait and whoever gets an answer meanwhile', async () => {
  const told: string[] = [];
  const connection = new Connection('postgres://frog@pond/lily', { onTrouble: (sentence) => told.push(sentence) });
  let isFull = true;
  const write = (): Promise<void> =>
    connection.persist(async () => {
      if (isFull) throw new FarmError('passing', 'the disk is full');
    });
  const writing = [write(), write()];
  for (let asked = 0; asked < 3; asked++) {
    await connection.persist(async () => null);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  isFull = false;
  await Promise.all(writing);
  expect(told).toEqual(['the disk is full; trying again', 'the database answers again']);
  await connection.close();
});
