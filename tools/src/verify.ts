/**
 * `npm run verify`: everything that takes too long for `npm test`, on all cores, with a table of the results.
 *
 *   tables        the values that come with the program, computed again and compared with the paper (verify-tables.ts)
 *   certificates  every certificate of the library, checked                                         (lilypad check)
 *   boxes         every class of the library, compared with direct computation on a box (verify-box.ts)
 *   latex         the reports on all theorems, compiled by pdflatex                                 (verify-latex.ts)
 *   rocq          every certificate of the library, proved in Rocq                                  (verify-rocq.ts)
 *
 *     npm run verify                                   all of them, the standard part: under an hour on two cores
 *     npm run verify -- --full                         large boxes and all values that come with the program: many hours
 *     npm run verify -- tables certificates            some of them
 *     npm run verify -- boxes --box 6 --only A21,B21   smaller boxes, and only for some certificates
 *     npm run verify -- tables --most 30               only values of up to 30 million positions
 *     npm run verify -- tables boxes --farm DATABASE   values computed and boxes compared by a farm (docs/farm.md), also LILYPAD_FARM;
 *                                                      a password belongs there, or into .pgpass
 *     npm run verify -- --threads 4                    so many threads for a step, and so many steps of one core side by side
 *     npm run verify -- --report out.md                writes the table to a file, with the date, the versions and the machine
 *
 * With --farm, tables and boxes go to the farm; certificates, latex and rocq are done here.
 *
 * Needs a build. Ends with exit code 1 if anything is found wrong, 2 if an argument is. Without coqc the part "rocq" is
 * skipped, without pdflatex (Debian: texlive-latex-recommended) the part "latex", and the table says so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, type } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { refuse, refusePasswords } from './arguments.ts';
import type { JsonCertificate } from './meaning/meaning.ts';
import { COMMAND, certificateFile, libraryNames, ROOT, read } from './workspace.ts';

const PARTS = ['tables', 'certificates', 'boxes', 'latex', 'rocq'] as const;
type Part = (typeof PARTS)[number];
/** The parts whose steps use one core; the others use all of them. */
const ONE_CORE: readonly Part[] = ['rocq', 'latex'];

interface Options {
  readonly parts: readonly Part[];
  /** In millions of positions, perhaps a fraction. */
  readonly most: string;
  /** The most points of a box. */
  readonly points: number;
  readonly box?: string;
  readonly only?: string;
  /** Threads for a step, or steps of one core at a time. */
  readonly threads: number;
  /** The database of a farm that computes values and compares boxes. */
  readonly farm: string;
  readonly report?: string;
}

/** What is to be run: a part, what it is about, and a command for Node; `missing` says why it cannot be. */
interface Step {
  readonly part: Part;
  readonly about: string;
  readonly argv: readonly string[];
  readonly missing?: string;
}

interface Outcome {
  readonly part: Part;
  readonly about: string;
  readonly outcome: 'holds' | 'FAILS' | 'not checked';
  readonly seconds: number;
  readonly finding: string;
}

type NamedCertificate = JsonCertificate & { readonly name: string };

/** How much is done: the largest values, in millions of positions, and the most points of a box. */
const STANDARD = { most: '30', points: 25_000_000 };
const FULL = { most: '2000', points: 400_000_000 };

/** As `lilypad check` has it. */
const MOST_THREADS = 256;

/** A box goes up to 12, and to 30 for B21, where people gave up; but it has no more points than this. */
function boxOf({ name, words }: NamedCertificate, mostPoints: number): number {
  const gaps = words[0].parameters.length;
  let largest = name === 'B21' ? 30 : 12;
  while (words.length * (largest + 1) ** gaps > mostPoints) largest--;
  return largest;
}

function readArguments(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      most: { type: 'string' },
      box: { type: 'string' },
      only: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      farm: { type: 'string', default: process.env.LILYPAD_FARM ?? '' },
      report: { type: 'string' },
    },
  });
  const isPart = (text: string): text is Part => (PARTS as readonly string[]).includes(text);
  const unknown = positionals.find((part) => !isPart(part));
  if (unknown !== undefined) throw new TypeError(`There is no part '${unknown}'; there are ${PARTS.join(', ')}.`);
  const { most, box } = values;
  if (most !== undefined && !/^\d+(\.\d+)?$/.test(most)) {
    throw new TypeError(`Option --most takes a number, not '${most}'.`);
  }
  if (box !== undefined && !/^\d+$/.test(box)) {
    throw new TypeError(`Option --box takes a whole number, not '${box}'.`);
  }
  const threads = /^\d{1,3}$/.test(values.threads) ? Number(values.threads) : 0;
  if (threads < 1 || threads > MOST_THREADS) {
    throw new TypeError(`Option --threads takes a whole number from 1 to ${MOST_THREADS}, not '${values.threads}'.`);
  }
  const amount = values.full ? FULL : STANDARD;
  return {
    ...values,
    threads,
    most: values.most ?? amount.most,
    points: amount.points,
    parts: positionals.length === 0 ? PARTS : positionals.filter(isPart),
  };
}

/** The certificates of the library, with their names. */
function certificates(only: string | undefined): NamedCertificate[] {
  const names = libraryNames();
  const wanted = only === undefined ? names : only.split(',');
  const missing = wanted.find((name) => !names.includes(name));
  if (missing !== undefined) throw new TypeError(`There is no certificate '${missing}'.`);
  return wanted.map((name) => ({ ...(JSON.parse(read(certificateFile(name))) as JsonCertificate), name }));
}

const script = (name: string): string => fileURLToPath(new URL(`./${name}.js`, import.meta.url));

/** The script that does some work by threads, or the one that hands it to a farm. */
const shared = (farm: string, work: 'tables' | 'box'): string =>
  script(farm === '' ? `bundle/verify-${work}` : `verify-farm-${work}`);

function steps({ parts, most, points, box, only, farm, threads }: Options): Step[] {
  const all = certificates(only);
  const makers: Readonly<Record<Part, () => Omit<Step, 'part'>[]>> = {
    tables: () => [
      { about: `values of up to ${most} million positions`, argv: [shared(farm, 'tables'), '--most', most] },
    ],
    certificates: () =>
      all.map(({ name }) => ({
        about: name,
        argv: [COMMAND, 'check', certificateFile(name), '--threads', String(threads)],
      })),
    boxes: () =>
      all
        .filter(({ claim }) => claim === 'value' || claim === 'outcome')
        .map((one) => {
          const argv = [one.name, box ?? String(boxOf(one, points))];
          return { about: one.name, argv: [shared(farm, 'box'), ...argv] };
        }),
    latex: () => {
      const missing = version('pdflatex') === null ? { missing: 'LaTeX is not installed (there is no pdflatex)' } : {};
      return all.map(({ name }) => ({ about: name, argv: [script('verify-latex'), name], ...missing }));
    },
    rocq: () => {
      const missing = version('coqc') === null ? { missing: 'Rocq is not installed (there is no coqc)' } : {};
      const names = only === undefined ? [] : all.map(({ name }) => name);
      return [{ about: names.join(' ') || 'the library', argv: [script('verify-rocq'), ...names], ...missing }];
    },
  };
  return parts.flatMap((part) => makers[part]().map((step) => ({ part, ...step })));
}

function version(tool: string): string | null {
  const { error, stdout } = spawnSync(tool, ['--version'], { encoding: 'utf8' });
  return error ? null : stdout.trim().split('\n')[0];
}

/** Runs all steps; those that use one core each run side by side, the longest first. */
async function runAll(all: readonly Step[], threads: number): Promise<Outcome[]> {
  const outcomes = new Map<Step, Outcome>();
  const waiting = ONE_CORE.flatMap((part) => all.filter((step) => step.part === part));
  for (const step of all) if (!waiting.includes(step)) outcomes.set(step, await run(step, true));
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      outcomes.set(step, await run(step, false));
    }
  };
  await Promise.all(Array.from({ length: threads }, lane));
  return all.map((step) => outcomes.get(step) as Outcome);
}

/** Runs a step, its output shown as it comes if it runs alone, else at its end; its last line that is not indented says what was found. */
async function run({ part, about, argv, missing }: Step, isAlone: boolean): Promise<Outcome> {
  const title = `\n${part}: ${about}\n`;
  if (isAlone) process.stdout.write(title);
  if (missing !== undefined) return { part, about, outcome: 'not checked', seconds: 0, finding: missing };
  const start = performance.now();
  const child = spawn(process.execPath, argv, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    if (isAlone) process.stdout.write(text);
    output += text;
  }
  if (!isAlone) process.stdout.write(title + output);
  const [status, signal] = await ended;
  const seconds = (performance.now() - start) / 1000;
  const found = output.split('\n').findLast((line) => /^\S/.test(line)) ?? '';
  const finding = signal === null ? found : `ended by ${signal}`;
  return { part, about, outcome: status === 0 ? 'holds' : 'FAILS', seconds, finding };
}

function report(results: readonly Outcome[]): string {
  const processor = cpus();
  const lines = [
    `Date: ${new Date().toISOString().slice(0, 10)}. Lilypad ${JSON.parse(read(fileURLToPath(import.meta.resolve('lilypad/package.json')))).version}, commit ${
      spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() || 'unknown'
    }; Node ${process.version}; ${version('coqc') ?? 'no Rocq'}.`,
    `Machine: ${processor[0]?.model ?? 'unknown'}, ${processor.length} cores, ${type()} ${release().split('-')[0]}.`,
    '',
    '| part | of | outcome | seconds | finding |',
    '|---|---|---|---|---|',
    ...results.map(({ part, about, outcome, seconds, finding }) => {
      const short = finding.replace(`${dirname(certificateFile('A11'))}/`, '').replaceAll('|', '\\|');
      return `| ${part} | ${about} | ${outcome} | ${seconds.toFixed(0)} | ${short} |`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function plan(): { readonly options: Options; readonly all: readonly Step[] } {
  try {
    const options = readArguments();
    return { options, all: steps(options) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuse(error.message);
  }
}

// Before anything else: others see the arguments of a process in its title.
process.title = 'verify';
refusePasswords(process.argv.slice(2));
const { options, all } = plan();
process.env.LILYPAD_VERIFY_THREADS = String(options.threads);
// The steps read it there, where others do not see it.
process.env.LILYPAD_FARM = options.farm;
const results = await runAll(all, options.threads);
const text = report(results);
process.stdout.write(`\n${text}`);
if (options.report !== undefined) writeFileSync(options.report, text);
process.exitCode = results.some(({ outcome }) => outcome === 'FAILS') ? 1 : 0;
