/** A worker as a process of its own, with a stub for its threads; what a job does to its process is not done to the tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { Farm } from '../queue/farm.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const PROGRAM = `
  import { Farm, FarmWorker } from '@lilypad/farm';
  const { POND, VERSION, THREAD, THREADS } = process.env;
  const farm = await Farm.open(POND, { version: VERSION });
  const worker = new FarmWorker(farm, { threadUrl: new URL(THREAD), threads: Number(THREADS), memory: 4096 });
  process.on('SIGINT', () => worker.end());
  await worker.run();
  await farm.close();`;

/** Starts such workers; what is still there after the tests of the file is killed. */
export function workerProcesses(): (farm: Farm, thread: URL, threads: number) => ChildProcess {
  const all: ChildProcess[] = [];
  afterAll(() => {
    for (const child of all) child.kill('SIGKILL');
  });
  return (farm, thread, threads) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      cwd: FOLDER,
      env: {
        ...process.env,
        POND: farm.connection.address.connectionString,
        VERSION: farm.version,
        THREAD: thread.href,
        THREADS: String(threads),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
    all.push(child);
    return child;
  };
}
