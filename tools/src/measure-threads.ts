/**
 * `npm run bench:threads`: sweeps, solutions, proofs, checks, boxes and searches on one core, by one thread and by two, each in a process of its
 * own. One thread on two cores is not the same as one core: V8 compiles and collects garbage on the other one. A line has the times that pass and what two threads gain over both, then the
 * processor time of the thread that had most to do, which other work on the machine hardly changes, and the peak memory. One core is
 * measured where there is taskset, as on Linux.
 *
 * V8 is told what the command tells it. On a machine with other work, several rounds tell more than one: everything is measured in turns, the
 * least of each figure counts, which is nearest to that of an idle machine, and the gain of each round is shown, too.
 *
 *     npm run bench:threads                       all of them; A33 takes some minutes
 *     node tools/dist/bundle/measure-threads.js A32      the lines whose names contain a text
 *     node tools/dist/bundle/measure-threads.js A32 5    the same in five rounds
 */
import 'lilypad/bin/compiler-flags.js';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Arena } from '@lilypad/games';
import { CheckedTheorem, parseTarget, proveStandings, proveValues } from '@lilypad/prover';
import { expectLongWork, LONG_WORK, openTeam, type TeamOptions } from '@lilypad/server/team';
import { findPositions, Sheet } from '@lilypad/sheet';
import { boardOf, boardThresholds, type Counts, solveVariant, type Team, Valuer } from '@lilypad/toads';
import { certificateNamed, fail, wholeNumber } from './arguments.ts';
import { compareTask } from './box/compare.ts';
import { compareBox } from './box/compare-box.ts';
import { boxParts } from './box/parts.ts';
import { openVerifyTeam } from './verify-team.ts';
import { certificateFile, libraryNames, read } from './workspace.ts';

/** What is done by so many threads. */
type Work = (threads: number) => void | Promise<void>;

const WORK: Readonly<Record<string, Work>> = {
  'box of A14, 0..15': (threads) => box('A14', 15, openVerifyTeam(threads)),
  'box of A33, 0..7': (threads) => box('A33', 7, openVerifyTeam(threads)),
  'box of T2, 0..12': (threads) => box('T2', 12, openVerifyTeam(threads)),
  'check of A33': byTeam((team) => {
    CheckedTheorem.check(read(certificateFile('A33')), { team });
  }),
  'find in the strips of length 15, by value': byTeam((team) => find(15, 'value = *2', team)),
  'find in the strips of length 16, all': byTeam((team) => find(16, 'true', team)),
  'outcomes of B22': byTeam((team) => outcomes('B22', team), LONG_WORK),
  'proof of A32': byTeam((team) => prove('A32', team), LONG_WORK),
  'proof of A33': byTeam((team) => prove('A33', team), LONG_WORK),
  'solution of 6_6_6': byTeam((team) => solve({ toads: 6, empties: 6, frogs: 6 }, team)),
  // 7_7_7 has too many boards for memory, and is solved on disk.
  'solution of 7_6_7': byTeam((team) => solve({ toads: 7, empties: 6, frogs: 7 }, team)),
  'thresholds of T^7.^7F^6': byTeam((team) => thresholds('T^7.^7F^6', team)),
  'thresholds of T^8.^7F^7': byTeam((team) => thresholds('T^8.^7F^7', team)),
  'values of T^6.^7F^6': byTeam((team) => value('T^6.^7F^6', team)),
  'values of T^7.^7F^6': byTeam((team) => value('T^7.^7F^6', team)),
};

/** Work by threads as the command opens them. */
function byTeam(work: (team: Team) => void | Promise<void>, options: TeamOptions = {}): Work {
  return (threads) => work(openTeam(threads, new URL('./measure-worker.js', import.meta.url), options));
}

interface Figures {
  readonly seconds: number;
  readonly busiest: number;
  readonly megabytes: number;
}

function box(name: string, largest: number, team: Team): void {
  const certificate = { ...certificateNamed(name), file: certificateFile(name) };
  const { wrong } = compareBox(compareTask(), boxParts(certificate, largest), { team });
  if (wrong !== null) fail(wrong);
}

/** A sweep may take so many bytes. */
const maxBytes = 2 ** 33;

function value(position: string, team: Team): void {
  new Valuer(new Arena(), { maxBytes, team }).value(boardOf(position));
}

function thresholds(position: string, team: Team): void {
  if (boardThresholds(boardOf(position), { maxBytes, team }) === null) fail(`${position} cannot be swept.`);
}

const solve = (variant: Counts, team: Team): void => void solveVariant(variant, { team });

function prove(name: string, team: Team): void {
  expectLongWork();
  const { status, reason } = proveValues(parseTarget(name), { team, maxSeconds: 3600 });
  if (status !== 'proved') fail(`${name}: ${reason}`);
}

function outcomes(name: string, team: Team): void {
  const known = libraryNames();
  const library = (one: string) => (known.includes(one) ? CheckedTheorem.recorded(read(certificateFile(one))) : null);
  const { status, reason } = proveStandings(parseTarget(name), { library, team, maxSeconds: 3600 });
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
  await WORK[name](threads);
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

/** One core, one thread and two threads, each in turn; no figures for one core where a process cannot be held to one. */
interface Round {
  readonly core: Figures | null;
  readonly one: Figures;
  readonly two: Figures;
}

const hasTaskset = (): boolean => spawnSync('taskset', ['--version']).status === 0;

const measureRound = (name: string, withCore: boolean): Round => ({
  core: withCore ? elsewhere(name, 1, ['taskset', '--cpu-list', '0']) : null,
  one: elsewhere(name, 1),
  two: elsewhere(name, 2),
});

/** The least of each figure. */
const least = (all: readonly Figures[]): Figures => ({
  seconds: Math.min(...all.map(({ seconds }) => seconds)),
  busiest: Math.min(...all.map(({ busiest }) => busiest)),
  megabytes: Math.min(...all.map(({ megabytes }) => megabytes)),
});

const quotient = (from: number, to: number): string => (from / to).toFixed(2);

/** The cells of a line. */
function cells(work: string, rounds: readonly Round[]): readonly string[] {
  const cores = rounds.flatMap(({ core }) => core ?? []);
  const core = cores.length > 0 ? least(cores) : null;
  const [one, two] = [least(rounds.map((round) => round.one)), least(rounds.map((round) => round.two))];
  const overCore = core === null ? '' : `${quotient(core.seconds, two.seconds)} over one core, `;
  const each = rounds.map((round) => quotient((round.core ?? round.one).seconds, round.two.seconds));
  const shown = (key: keyof Figures, digits: number): string =>
    [one, two].map((x) => x[key].toFixed(digits)).join(' and ');
  return [
    work,
    core === null ? '' : `${core.seconds.toFixed(1)} s`,
    `${shown('seconds', 1)} s`,
    `${overCore}${quotient(one.seconds, two.seconds)} over one thread`,
    each.join(', '),
    `${shown('busiest', 1)} s`,
    quotient(one.busiest, two.busiest),
    `${[...(core === null ? [] : [core]), one, two].map(({ megabytes }) => megabytes.toFixed(0)).join(', ')} MB`,
    quotient(two.megabytes, Math.min(one.megabytes, core?.megabytes ?? one.megabytes)),
  ];
}

const CHILD = '--work';
const [first, second = '1', threads = ''] = process.argv.slice(2);
if (first === CHILD) await measure(second, Number(threads));
else {
  const line = (...cells: readonly string[]): boolean => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const withCore = hasTaskset();
  const rounds = Math.max(1, wholeNumber(second, 'The number of rounds'));
  const titles = [
    'work',
    'one core',
    'one and two threads',
    'gain',
    'each round',
    'busiest thread',
    'gain',
    'memory',
    'ratio',
  ];
  line(...titles);
  line(...titles.map(() => '---'));
  for (const work of Object.keys(WORK).filter((one) => one.includes(first ?? ''))) {
    line(
      ...cells(
        work,
        Array.from({ length: rounds }, () => measureRound(work, withCore)),
      ),
    );
  }
}
