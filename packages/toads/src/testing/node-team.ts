/** A team of threads of Node, for tests: threads run JavaScript only, so they take the package from the build. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Team } from '../team/team.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ takePart }) => {
    parentPort.on('message', ({ work, thread }) => takePart(work, thread));
    parentPort.postMessage('ready');
  });`;

export interface NodeTeam extends Team {
  close(): Promise<unknown>;
}

/** Builds the package, and says where it is. */
export function buildToads(): string {
  spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'packages/toads'], { cwd: ROOT });
  return new URL('../../dist/index.js', import.meta.url).href;
}

/** A team of so many threads, all of them ready. */
export async function nodeTeam(threads: number): Promise<NodeTeam> {
  const workerData = buildToads();
  const workers = Array.from(
    { length: threads - 1 },
    () => new Worker(PROGRAM, { eval: true, workerData, execArgv: [] }),
  );
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  return {
    threads,
    call: (work) => {
      workers.forEach((worker, i) => {
        worker.postMessage({ work, thread: i + 1 });
      });
    },
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
