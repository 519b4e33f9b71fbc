/** What goes wrong with a database in a sentence; and what may pass. */
import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { newDatabase } from '../testing/pond.ts';
import { parseAddress } from './address.ts';
import { Connection } from './connection.ts';
import { farmErrorOf } from './trouble.ts';

const ADDRESS = parseAddress('postgres://frog@pond/lily');
const coded = (code: string, message = ''): Error => Object.assign(new Error(message), { code });

test.each(['57014', '57P01', '25P03', '25P04'])('%s may pass, in any language', (code) => {
  expect(farmErrorOf(coded(code, 'Anweisung wurde abgebrochen'), ADDRESS)).toMatchObject({ kind: 'passing' });
});

describe('a machine whose name is not known', () => {
  test('is a slip at first, and away for now once it was there', async () => {
    const connection = new Connection(await newDatabase());
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    const lost = (): void => void query.mockImplementationOnce(() => Promise.reject(coded('ENOTFOUND')));
    lost();
    await expect(connection.executeSql('SELECT 1')).rejects.toMatchObject({ kind: 'input' });
    await connection.executeSql('SELECT 1');
    lost();
    await expect(connection.executeSql('SELECT 1')).rejects.toMatchObject({ kind: 'passing' });
    // As Docker has it while a container is started again.
    lost();
    expect(await connection.persist(() => connection.executeSql('SELECT 1 AS one'))).toMatchObject({
      rows: [{ one: 1 }],
    });
    query.mockRestore();
    await connection.close();
  });
});

describe('SSL that fails is said in a sentence', () => {
  test('where the server has none', async () => {
    const server = createServer((socket) => void socket.on('error', () => {}).on('data', () => socket.write('N')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const connection = new Connection(`postgres://frog@127.0.0.1:${port}/lily?sslmode=require`);
    await expect(connection.executeSql('SELECT 1')).rejects.toMatchObject({
      kind: 'input',
      message: `the database at 127.0.0.1:${port} cannot be used with SSL: the server does not support SSL connections`,
    });
    await connection.close();
    server.close();
  });

  test.each([
    ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames"],
    ['CERT_HAS_EXPIRED', 'certificate has expired'],
  ])('%s', (code, message) => {
    expect(farmErrorOf(coded(code, message), ADDRESS)).toMatchObject({
      kind: 'input',
      message: expect.stringMatching(/^the database at pond cannot be used with SSL: \S/),
    });
  });
});

test('a password with a slash that was not written as %2F is not taken for a port and a database', () => {
  for (const text of [
    'postgres://frog:12/34@pond/lily',
    'postgres://frog:12/34@pond',
    'postgres://frog/s3cret@pond/lily',
  ]) {
    expect(() => parseAddress(text)).toThrow(/^a farm is named by an address such as/);
  }
  expect(parseAddress('postgres://frog:12%2F34@pond/my%40lily')).toMatchObject({ host: 'pond', database: 'my@lily' });
});
