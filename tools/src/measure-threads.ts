/**
 * `npm run bench:threads`: proofs, checks, boxes and searches by one thread and by two, each in a process of its own, after the sweeps and
 * the solution that `npm run bench -- threads` measures. A line has the time that passes, the processor time of the thread that
 * had most to do, which other work on the machine hardly changes, and the peak memory; then the ratios.
 *
 *     npm run bench:threads                all of them; A33 takes some minutes
 *     node tools/dist/measure-threads.js A32    the lines whose names contain a text
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CheckedTheorem, parseTarget, proveValues } from '@lilypad/prover';
import { openTeam } from '@lilypad/server/team';
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

function elsewhere(name: string, threads: number): Figures {
  const argv = [fileURLToPath(import.meta.url), CHILD, name, String(threads)];
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as Figures) : fail(`${name}: ${stderr}`);
}

const CHILD = '--work';
const [first, name = '', threads = ''] = process.argv.slice(2);
if (first === CHILD) await measure(name, Number(threads));
else {
  const line = (...cells: readonly string[]): boolean => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  line('work', 'one thread', 'two', 'gain', 'busiest thread', 'gain', 'memory', 'ratio');
  line(...new Array<string>(8).fill('---'));
  for (const work of Object.keys(WORK).filter((one) => one.includes(first ?? ''))) {
    const [one, two] = [1, 2].map((n) => elsewhere(work, n));
    const pair = (key: keyof Figures, digits: number): [string, string] => [
      one[key].toFixed(digits),
      two[key].toFixed(digits),
    ];
    const ratio = (key: keyof Figures): string => (one[key] / two[key]).toFixed(2);
    line(
      work,
      ...pair('seconds', 1).map((text) => `${text} s`),
      ratio('seconds'),
      `${pair('busiest', 1).join(' and ')} s`,
      ratio('busiest'),
      `${pair('megabytes', 0).join(' and ')} MB`,
      (two.megabytes / one.megabytes).toFixed(2),
    );
  }
}
