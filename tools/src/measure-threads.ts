/**
 * `npm run bench:threads`: proofs, checks, boxes and searches on one core, by one thread and by two, each in a process of its own,
 * after the sweeps and the solution that `npm run bench -- threads` measures. One thread on two cores is not the same as one core: V8
 * compiles and collects garbage on the other one. A line has the times that pass and what two threads gain over both, then the
 * processor time of the thread that had most to do, which other work on the machine hardly changes, and the peak memory. One core is
 * measured where there is taskset, as on Linux.
 *
 * V8 is told what the command tells it.
 *
 *     npm run bench:threads                all of them; A33 takes some minutes
 *     node tools/dist/measure-threads.js A32    the lines whose names contain a text
 */
import 'lilypad/bin/compiler-flags.js';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CheckedTheorem, parseTarget, proveValues } from '@lilypad/prover';
import { expectLongWork, openTeam } from '@lilypad/server/team';
import { findPositions, Sheet } from '@lilypad/sheet';
import { mapByTeam, type Team } from '@lilypad/toads';
import { fail } from './arguments.ts';
import { COMPARE_VALUES } from './value-box.ts';
import { certificateFile, read } from './workspace.ts';

const WORK: Readonly<Record<string, (team: Team) => void | Promise<void>>> = {
  'box of A22, 0..8': (team) => box('A22', 5, 8, team),
  'check of A33': (team) => {
    CheckedTheorem.check(read(certificateFile('A33')), { team });
  },
  'find in the strips of length 15, by value': (team) => find(15, 'value = *2', team),
  'find in the strips of length 16, all': (team) => find(16, 'true', team),
  'proof of A32': (team) => prove('A32', team),
  'proof of A33': (team) => prove('A33', team),
};

interface Figures {
  readonly seconds: number;
  readonly busiest: number;
  readonly megabytes: number;
}

function box(target: string, gaps: number, largest: number, team: Team): void {
  const jobs = Array.from({ length: largest * gaps + 1 }, (_, sum) => ({
    target,
    batches: [{ part: sum, sum, largest }],
  }));
  for (const { wrong } of mapByTeam(COMPARE_VALUES, jobs, { team })) if (wrong !== null) fail(wrong.what);
}

function prove(name: string, team: Team): void {
  expectLongWork();
  const { status, reason } = proveValues(parseTarget(name), { team, maxSeconds: 3600 });
  if (status !== 'proved') fail(`${name}: ${reason}`);
}

async function find(length: number, condition: string, team: Team): Promise<void> {
  const sheet = new Sheet({ team, limits: { steps: 1e12 } });
  const result = await findPositions(sheet, { length, condition });
  if (!result.ok) fail(result.error.message);
}

/** Does some work in this process, and prints its figures. */
async function measure(name: string, threads: number): Promise<void> {
  const start = performance.now();
  await WORK[name](openTeam(threads, new URL('./verify-team-worker.js', import.meta.url)));
  const seconds = (performance.now() - start) / 1000;
  const figures: Figures = { seconds, busiest: busiestThread(), megabytes: process.resourceUsage().maxRSS / 1024 };
  process.stdout.write(JSON.stringify(figures));
}

/** In seconds, where the system tells the time of each thread, as Linux does. */
function busiestThread(): number {
  const folder = '/proc/self/task';
  const seconds = readdirSync(folder).map((id) =>
    Number(readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ')[0]),
  );
  return Math.max(...seconds) / 1e9;
}

function elsewhere(name: string, threads: number, wrapper: readonly string[] = []): Figures {
  const [command, ...argv] = [...wrapper, process.execPath, fileURLToPath(import.meta.url), CHILD, name, `${threads}`];
  const { status, stdout, stderr } = spawnSync(command, argv, { encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as Figures) : fail(`${name}: ${stderr}`);
}

/** What one core takes, in seconds; null where a process cannot be held to one. */
function onOneCore(name: string): number | null {
  const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
  return hasTaskset ? elsewhere(name, 1, ['taskset', '--cpu-list', '0']).seconds : null;
}

const CHILD = '--work';
const [first, name = '', threads = ''] = process.argv.slice(2);
if (first === CHILD) await measure(name, Number(threads));
else {
  const line = (...cells: readonly string[]): boolean => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const titles = ['work', 'one core', 'one thread', 'two', 'gain', 'busiest thread', 'gain', 'memory', 'ratio'];
  line(...titles);
  line(...titles.map(() => '---'));
  for (const work of Object.keys(WORK).filter((one) => one.includes(first ?? ''))) {
    const [one, two] = [1, 2].map((n) => elsewhere(work, n));
    const core = onOneCore(work);
    const pair = (key: keyof Figures, digits: number): [string, string] => [
      one[key].toFixed(digits),
      two[key].toFixed(digits),
    ];
    const gain = (from: number, to: number): string => (from / to).toFixed(2);
    const overCore = core === null ? '' : `${gain(core, two.seconds)} over one core, `;
    line(
      work,
      core === null ? '' : `${core.toFixed(1)} s`,
      ...pair('seconds', 1).map((text) => `${text} s`),
      `${overCore}${gain(one.seconds, two.seconds)} over one thread`,
      `${pair('busiest', 1).join(' and ')} s`,
      gain(one.busiest, two.busiest),
      `${pair('megabytes', 0).join(' and ')} MB`,
      gain(two.megabytes, one.megabytes),
    );
  }
}
