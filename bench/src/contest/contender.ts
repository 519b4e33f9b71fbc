/** One run of a contender, measured by GNU time: a separate process, with the standard input of the line. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Usage } from './history.ts';
import { type Line, type Measure, PEERS } from './lines.ts';

/** GNU time, which reports the processor time and the peak memory of a process; the variable names another. */
const TIME = process.env.LILYPAD_BENCH_TIME ?? '/usr/bin/time';
const MARK = 'measured:';
const COMMAND = fileURLToPath(new URL(import.meta.resolve('lilypad/bin/lilypad.js')));

interface Contender {
  readonly name: string;
  readonly command: readonly string[];
}

/** Lilypad, and the peer of the line if its variable names a binary, which is given the name of the line. */
export function contendersOf(line: Line, environment: NodeJS.ProcessEnv): Contender[] {
  const own =
    'command' in line.own
      ? [COMMAND, ...line.own.command]
      : [fileURLToPath(new URL('../bundle/main.js', import.meta.url)), '--work', line.own.case];
  const contenders = [{ name: 'Lilypad', command: [process.execPath, ...own] }];
  const binary = environment[PEERS[line.peer]];
  return binary === undefined ? contenders : [...contenders, { name: line.peer, command: [binary, line.name] }];
}

/** The processor time of an empty program in Node, in seconds. */
export const emptyProgram = (): number =>
  runOnce(
    { name: 'Node', command: [process.execPath, '-e', '0'] },
    { name: 'an empty program', measure: 'process' },
    '',
  );

/** The figure of one run: seconds or megabytes. */
export function runOnce(contender: Contender, line: Pick<Line, 'name' | 'measure'>, input: string): number {
  const { stdout, stderr } = run(contender, line.name, input);
  return figureOf(line.measure, stdout, stderr);
}

/** What `lilypad value` takes for a board, on one thread. */
export function runBoard(board: string): Usage {
  const command = [process.execPath, COMMAND, 'value', board, '--threads', '1'];
  return usageOf(run({ name: 'Lilypad', command }, board, '').stderr);
}

function run({ name, command }: Contender, work: string, input: string): { stdout: string; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(TIME, ['-f', `${MARK} %U %S %M`, ...command], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined) throw new Error(`${TIME} cannot be run (GNU time is needed): ${error.message}`);
  if (status !== 0) throw new Error(`${name} failed at "${work}":\n${stderr}`);
  return { stdout, stderr };
}

/** The figure from what a contender and GNU time printed. */
export function figureOf(measure: Measure, stdout: string, stderr: string): number {
  if (measure === 'process') return usageOf(stderr).seconds;
  if (measure === 'memory') return usageOf(stderr).megabytes;
  const seconds = Number(stdout.trim().split('\n').at(-1));
  if (!Number.isFinite(seconds)) throw new Error('the last line that a contender prints must be its seconds');
  return seconds;
}

/** Processor time and peak memory, from what GNU time printed. */
function usageOf(stderr: string): Usage {
  const [user, system, kilobytes] = stderr
    .slice(stderr.lastIndexOf(MARK) + MARK.length)
    .trim()
    .split(' ')
    .map(Number);
  return { seconds: user + system, megabytes: kilobytes / 1024 };
}
