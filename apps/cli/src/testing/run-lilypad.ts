/** Runs the real command, the way a shell would. bundle-command.ts has brought it up to date before the first test. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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
export const lilypad = (argv: readonly string[], input = '', cwd = ROOT): Promise<Result> =>
  resultOf(start(argv, cwd), input);

/** The same with files of at most one block (512 or 1024 bytes), which has the effect of a full disk. */
export const onFullDisk = (argv: readonly string[]): Promise<Result> =>
  resultOf(spawn('/bin/sh', ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, COMMAND, ...argv], { cwd: ROOT }));

function resultOf(child: ChildProcessWithoutNullStreams, input = ''): Promise<Result> {
  return new Promise((resolve, reject) => {
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        output[stream] += text;
      });
    }
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ ...output, exitCode }));
    child.stdin.end(input);
  });
}
