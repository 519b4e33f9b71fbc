/** Transactions of which PostgreSQL takes one back, since they wait for each other, both succeed, and nobody is told. */
import { expect, test } from 'vitest';
import { newDatabase } from '../testing/pond.ts';
import { parseAddress } from './address.ts';
import { Connection } from './connection.ts';
import { farmErrorOf } from './trouble.ts';

test('two that wait for each other', async () => {
  const told: string[] = [];
  const connection = new Connection(await newDatabase(), { onTrouble: (sentence) => told.push(sentence) });
  await connection.executeSql('CREATE TABLE lily (pad int, frogs int); INSERT INTO lily VALUES (1, 0), (2, 0)');
  let begun = 0;
  let tries = 0;
  const hop = (pads: readonly number[]): Promise<void> =>
    connection.transaction(async (statements) => {
      tries += 1;
      for (const pad of pads) {
        await statements.executeSql('UPDATE lily SET frogs = frogs + 1 WHERE pad = $1', [pad]);
        begun += 1;
        // Each has its first row.
        while (begun < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }, "SET LOCAL deadlock_timeout = '20ms'");
  await Promise.all([hop([1, 2]), hop([2, 1])]);
  expect(tries).toBeGreaterThan(2);
  expect((await connection.executeSql('SELECT frogs FROM lily')).rows).toEqual([{ frogs: 2 }, { frogs: 2 }]);
  expect(told).toEqual([]);
  await connection.close();
});

test.each(['40001', '40P01'])('%s again and again passes, and it is not said that nobody answers', async (code) => {
  const error = Object.assign(new Error('deadlock detected'), { code });
  expect(farmErrorOf(error, parseAddress('postgres://frog@pond/lily'))).toMatchObject({
    kind: 'passing',
    message: 'the database at pond has too much to do at once',
  });
  const connection = new Connection(await newDatabase());
  let tries = 0;
  const failing = connection.transaction(async () => {
    tries += 1;
    throw error;
  });
  await expect(failing).rejects.toMatchObject({ kind: 'passing' });
  expect(tries).toBe(10);
  await connection.close();
});
