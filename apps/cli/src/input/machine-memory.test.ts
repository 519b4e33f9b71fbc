/** The memory of the machine, or less where a container has less; what systems without a limit say is none. */
import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { COMMAND } from '../testing/run-lilypad.ts';
import { machineMemory, memoryWithin } from './machine-memory.ts';

const GB = 2 ** 30;

test.each([
  ['a container', 256 * GB, 4 * GB, 4096],
  ['a container with an odd limit', 256 * GB, 2 ** 30 + 2 ** 19, 1024],
  ['a limit of all there is', 8 * GB, 8 * GB, 8192],
  ['no limit: 0', 8 * GB, 0, 8192],
  ['no limit: undefined', 8 * GB, undefined, 8192],
  ['no limit: the largest page of cgroup 1', 8 * GB, 2 ** 63 - 4096, 8192],
  ['no limit: all of 64 bits', 8 * GB, 2 ** 64, 8192],
  ['no limit: without end', 8 * GB, Number.POSITIVE_INFINITY, 8192],
])('%s', (_, total, limit, megabytes) => {
  expect(memoryWithin({ total, limit })).toBe(megabytes);
});

test('this machine', () => {
  expect(machineMemory()).toBeGreaterThan(0);
  expect(machineMemory()).toBeLessThanOrEqual(totalmem() / 2 ** 20);
});

/** What the command prints where a process may take 512 MB. */
async function printed(...argv: string[]): Promise<string> {
  const limit = 'data:text/javascript,process.constrainedMemory = () => 2 ** 29';
  return text(spawn(process.execPath, ['--import', limit, COMMAND, ...argv]).stdout);
}

test('a worker takes three quarters of the limit, and the doctor sees it', async () => {
  const [help, facts] = await Promise.all([printed('farm', '--help'), printed('doctor', '--json')]);
  expect(help.replaceAll(/\s+/g, ' ')).toMatch(/--memory <MB> work: [^(]*\(default: 384\)/);
  expect(JSON.parse(facts)).toMatchObject({ memoryMegabytes: 512 });
});
