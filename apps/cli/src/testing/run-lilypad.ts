/**
 * Runs the real command: in a thread of its own where only its output counts, which takes 0.6 of the processor time, or
 * in a process as a shell would. bundle-command.ts has brought it up to date before the first test.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const ROOT = path('../../../../');
export const COMMAND = path('../../bin/lilypad.js');

/** Brings dist up to date, for tests that run a module of it by itself. Type errors are ignored: tsc writes anyway. */
export function compile(): void {
  spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'apps/cli'], { cwd: ROOT });
}

export function start(argv: readonly string[], cwd = ROOT): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [COMMAND, ...argv], { cwd });
}

export interface Result {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
}

/** What `lilypad ...argv` prints with this text on standard input, and its exit code. */
export const lilypad = (argv: readonly string[], input = '', env = process.env): Promise<Result> =>
  resultOf(new Worker(COMMAND, { argv: [...argv], env, execArgv: [], stdin: true, stdout: true, stderr: true }), input);

/** The same in a process, for what depends on the folder or tells processes apart. */
export const lilypadProcess = (argv: readonly string[], input = '', folder = ROOT): Promise<Result> =>
  resultOf(start(argv, folder), input);

/** The same in a process with files of at most one block (512 or 1024 bytes), which has the effect of a full disk. */
export const onFullDisk = (argv: readonly string[]): Promise<Result> =>
  resultOf(spawn('/bin/sh', ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, COMMAND, ...argv], { cwd: ROOT }));

async function resultOf(run: Worker | ChildProcessWithoutNullStreams, input = ''): Promise<Result> {
  // A thread never ends after an empty text.
  if (input !== '') run.stdin?.write(input);
  run.stdin?.end();
  const [stdout, stderr, [exitCode]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')]);
  return { stdout, stderr, exitCode };
}
