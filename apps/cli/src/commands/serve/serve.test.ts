/** `lilypad serve` as a process: it listens, answers, and stops on a signal. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { lilypad, start } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';

const { path } = workplace();

/** A server that has begun to listen, and its address. */
async function serve(...argv: string[]) {
  const server = start(['serve', '--port', '0', ...argv]);
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return { server, url: line.replace('Listening on ', '') };
}

test('on SIGTERM a request in hand is answered first, and the log is complete', async () => {
  const log = path('access.log');
  const { server, url } = await serve('--log', log);
  const answer = fetch(`${url}toadsandfrogs/5_6_5/positions/?p=1_R^5-^6L^5`);
  const isOpen = async () => ((await (await fetch(`${url}health`)).json()) as { openPositions: number }).openPositions;
  while ((await isOpen()) === 0);
  server.kill('SIGTERM');
  const response = await answer;
  // On a busy machine it may not be solved in time.
  const expected = {
    200: { positionValue: 'lose', remoteness: 64 },
    503: { error: 'The server is shutting down.' },
  }[response.status];
  expect(await response.json()).toMatchObject(expected ?? expect.unreachable());
  expect(response.headers.get('connection')).toBe('close');
  expect(await once(server, 'close')).toEqual([0, null]);
  expect(readFileSync(log, 'utf8').trimEnd().split('\n').at(-1)).toMatch(
    /"GET \/toadsandfrogs\/5_6_5\/positions\/\?p=1_R\^5-\^6L\^5 HTTP\/1\.1" (?:200|503) \d+ [\d.]+$/,
  );
});

test.each(['SIGTERM', 'SIGINT'] as const)('it answers until %s, and then ends well', async (signal) => {
  const { server, url } = await serve();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const position = await (await fetch(`${url}toadsandfrogs/2_1_2/positions/?p=1_RR-LL`)).json();
  expect(position).toMatchObject({ positionValue: 'win', remoteness: 5, cgtValue: '*' });
  // By a proved formula: the board has 35 million arrangements.
  const large = await (await fetch(`${url}toadsandfrogs/50_3_2/positions/?p=1_R^50---LL`)).json();
  expect(large).toMatchObject({ positionValue: 'win', remoteness: 9, cgtValue: '48*' });
  const port = new URL(url).port;
  const second = await lilypad(['serve', '--port', port]);
  expect(second).toEqual({
    stdout: '',
    stderr: `Port ${port} of 127.0.0.1 is in use; choose another with --port.\n`,
    exitCode: 2,
  });
  server.kill(signal);
  expect(await once(server, 'close')).toEqual([0, null]);
});

test('a position that takes longer than --seconds is refused', async () => {
  const { server, url } = await serve('--seconds', '0.001');
  const answer = await fetch(`${url}toadsandfrogs/6_6_6/positions/?p=1_R^6-^6L^6`);
  expect([answer.status, await answer.json()]).toEqual([503, { error: expect.stringContaining('0.001') }]);
  server.kill('SIGTERM');
  expect(await once(server, 'close')).toEqual([0, null]);
});

test.concurrent.each([
  [['--port', '99999'], "Option --port takes a whole number from 0 to 65535, not '99999'.\n"],
  [['--port', 'http'], "Option --port takes a whole number from 0 to 65535, not 'http'.\n"],
  [['--time-limit', '0'], "Option --time-limit takes a number of seconds, not '0'.\n"],
  [['--host', ''], 'Option --host takes an address, such as 127.0.0.1.\n'],
  [['--host', '203.0.113.7', '--port', '0'], "'203.0.113.7' is no address of this machine.\n"],
])('lilypad serve %j is bad input', async (argv, stderr) => {
  expect(await lilypad(['serve', ...argv])).toEqual({ stdout: '', stderr, exitCode: 2 });
});
