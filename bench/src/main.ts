/**
 * Runs measurements, each in its own process, and prints one JSON document: for each case its time, processor time,
 * peak memory and counts, and as a ratio how its processor time compares with its base case in the same run. Threads are measured by
 * `npm run bench:threads`.
 *
 *     npm run bench                      all cases but the long ones
 *     npm run bench -- --all             all cases
 *     npm run bench -- "T^5.^7F^5"       the cases whose names contain one of the given texts
 */
import 'lilypad/bin/compiler-flags.js';
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { CASES } from './cases.ts';
import type { Counts } from './measure.ts';

interface Figures {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly counts: Counts;
}

/** Starting positions that take more than some seconds each. */
const LONG = [
  'toads: T^7.^7F^6',
  'toads: T^7.^5F^7',
  'toads: T^7.^6F^7',
  'toads: T^6.^7F^6',
  'toads: T^8.^5F^5',
  'compare: thresholds of T^7.^7F^6',
  'compare: thresholds of T^8.^8F^7',
  'compare: search of T^7.^7F^6 and 2',
  'compare: search of T^7.^7F^6 and 3',
];

const CHILD = '--case';
/** Runs one case in this process and prints the seconds of its work alone: a contender of contest/contest.ts. */
const WORK = '--work';

async function measureHere(name: string): Promise<Figures> {
  const start = performance.now();
  const counts = (await CASES[name]?.run()) ?? {};
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return {
    seconds: rounded((performance.now() - start) / 1000),
    cpuSeconds: rounded((userCPUTime + systemCPUTime) / 1e6),
    peakMegabytes: Math.round(maxRSS / 1024),
    counts: Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, typeof n === 'number' ? rounded(n) : n])),
  };
}

async function workSeconds(name: string): Promise<number> {
  const counts = await CASES[name]?.run();
  if (counts === undefined) throw new Error(`there is no case "${name}"`);
  return rounded(Number(counts.workMilliseconds) / 1000);
}

function measure(name: string): Figures {
  const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), CHILD, name], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`"${name}" failed:\n${child.stderr}`);
  return JSON.parse(child.stdout) as Figures;
}

/** Four significant digits are more than a measurement has; whole numbers stay as they are. */
const rounded = (x: number): number => (Number.isInteger(x) ? x : Number(x.toPrecision(4)));

function chosen(args: readonly string[]): string[] {
  const names = Object.keys(CASES);
  if (args.includes('--all')) return names;
  if (args.length === 0) return names.filter((name) => !LONG.includes(name));
  const matching = names.filter((name) => args.some((text) => name.includes(text)));
  return names.filter((name) => matching.some((match) => match === name || CASES[match]?.base === name));
}

async function main(args: readonly string[]): Promise<void> {
  if (args[0] === WORK) {
    process.stdout.write(`${await workSeconds(args[1] ?? '')}\n`);
    return;
  }
  if (args[0] === CHILD) {
    process.stdout.write(JSON.stringify(await measureHere(args[1] ?? '')));
    return;
  }
  const figures = new Map<string, Figures>();
  for (const name of chosen(args)) {
    process.stderr.write(`${name}\n`);
    figures.set(name, measure(name));
  }
  const cases = [...figures].map(([name, own]) => {
    const base = CASES[name]?.base;
    const other = base === undefined ? undefined : figures.get(base);
    if (base === undefined || other === undefined) return { name, ...own };
    return { name, ...own, base, ratio: rounded(own.cpuSeconds / other.cpuSeconds) };
  });
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? 'unknown' };
  process.stdout.write(`${JSON.stringify({ machine, cases }, null, 2)}\n`);
}

await main(process.argv.slice(2));
