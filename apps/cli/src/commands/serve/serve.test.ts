/** `lilypad serve` as a process: it listens, answers, and stops on a signal. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { build, lilypad, start } from '../../testing/run-lilypad.ts';

beforeAll(build);

test.each(['SIGTERM', 'SIGINT'] as const)('it answers until %s, and then ends well', async (signal) => {
  const server = start(['serve', '--port', '0']);
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  const url = line.replace('Listening on ', '');
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const position = await (await fetch(`${url}toadsandfrogs/2_1_2/positions/?p=1_RR-LL`)).json();
  expect(position).toMatchObject({ positionValue: 'win', remoteness: 5, cgtValue: '*' });
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

test.concurrent.each([
  [['--port', '99999'], "Option --port takes a whole number from 0 to 65535, not '99999'.\n"],
  [['--port', 'http'], "Option --port takes a whole number from 0 to 65535, not 'http'.\n"],
  [['--time-limit', '0'], "Option --time-limit takes a number of seconds, not '0'.\n"],
  [['--host', ''], 'Option --host takes an address, such as 127.0.0.1.\n'],
  [['--host', '203.0.113.7', '--port', '0'], "'203.0.113.7' is no address of this machine.\n"],
])('lilypad serve %j is bad input', async (argv, stderr) => {
  expect(await lilypad(['serve', ...argv])).toEqual({ stdout: '', stderr, exitCode: 2 });
});
