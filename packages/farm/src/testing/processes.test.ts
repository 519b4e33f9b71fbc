import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { argumentsOf, childrenOf } from './processes.ts';

test('children and arguments of processes', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'a lily']);
  await once(child, 'spawn');
  const pid = child.pid as number;
  expect(childrenOf(process.pid)).toContain(pid);
  expect(childrenOf(pid)).toEqual([]);
  expect(argumentsOf(pid)).toMatch(/setInterval.* a lily$/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(childrenOf(process.pid)).not.toContain(pid);
  expect(argumentsOf(pid)).toBe('');
});
