/** `lilypad doctor`: reports what the program has to work with. It changes nothing. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, Valuer } from '@lilypad/toads';
import { machineMemory } from '../../input/machine-memory.ts';
import { writeLine } from '../../output/output.ts';
import { version } from '../../output/version.ts';
import { bundledResults } from '../../results/known.ts';
import { openSolutions } from '../../results/open-solutions.ts';
import { ResultStore } from '../../results/store.ts';
import type { DoctorOptions } from './options.ts';

/** A board large enough to be swept by WebAssembly, and its value. */
const PROBE = { board: 'T^4.^4F^4', value: '0' };

export async function run({ store, data, json }: DoctorOptions): Promise<void> {
  const solutions = openSolutions(data, 0);
  const kept = solutions.kept();
  const facts = {
    version: version(),
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    threads: availableParallelism(),
    memoryMegabytes: machineMemory(),
    webAssembly: 'WebAssembly' in globalThis,
    arithmetic: probe(),
    store,
    storedResults: storedResults(store),
    data: solutions.folder,
    solvedVariants: kept?.variants ?? null,
    solvedMegabytes: kept && Math.ceil(kept.bytes / 2 ** 20),
    bundledResults: bundledResults().size,
    certificates: certificates(),
  };
  if (json) return writeLine(JSON.stringify(facts));
  const width = Math.max(...Object.keys(LABELS).map((key) => LABELS[key as keyof typeof facts].length));
  const lines = Object.entries(facts).map(
    ([key, fact]) => `${LABELS[key as keyof typeof facts].padEnd(width)}  ${shown(fact)}`,
  );
  await writeLine(lines.join('\n'));
}

const LABELS = {
  version: 'lilypad',
  node: 'Node',
  platform: 'platform',
  threads: 'threads',
  memoryMegabytes: 'memory in MB',
  webAssembly: 'WebAssembly',
  arithmetic: `${PROBE.board} = ${PROBE.value}`,
  store: 'store of results',
  storedResults: 'results in the store',
  data: 'folder of solved variants',
  solvedVariants: 'variants in the folder',
  solvedMegabytes: 'their size in MB',
  bundledResults: 'results of the program',
  certificates: 'certificates of the library',
} as const;

const shown = (fact: string | number | boolean | null): string => {
  if (fact === null) return 'none yet';
  return typeof fact === 'boolean' ? (fact ? 'yes' : 'NO') : String(fact);
};

function probe(): boolean {
  const arena = new Arena();
  return formatGame(arena, new Valuer(arena).value(boardOf(PROBE.board))) === PROBE.value;
}

/** Null if there is no store: the first command that has something to store makes it. */
function storedResults(path: string): number | null {
  if (!existsSync(path)) return null;
  const store = new ResultStore(path);
  const { length } = store.all();
  store.close();
  return length;
}

const certificates = (): number =>
  readdirSync(new URL('../library/', import.meta.resolve('@lilypad/prover'))).filter((name) => name.endsWith('.json'))
    .length;
