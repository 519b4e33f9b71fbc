/** What tests ask the system about processes: from /proc where there is one, since small images of Linux have no `ps`; else from `ps`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const HAS_PROC = existsSync('/proc/self/stat');

/** The numbers of the processes that a process has started. */
export function childrenOf(parent: number): number[] {
  const all = HAS_PROC ? fromProc() : fromPs();
  return all.filter(([, from]) => from === parent).map(([pid]) => pid);
}

/** The arguments of a process as everybody sees them, separated by blanks; an empty text if it has ended. */
export const argumentsOf = (pid: number): string =>
  HAS_PROC ? fileOf(pid, 'cmdline').replaceAll('\0', ' ').trim() : ps('-ww', '-o', 'args=', '-p', String(pid)).trim();

type Pair = readonly [pid: number, parent: number];

function fromProc(): Pair[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  // "17 (a name with ) in it) S 1 ...": the parent is the second after the name.
  return pids.map((pid) => [Number(pid), Number(/.*\) \S (\d+)/s.exec(fileOf(Number(pid), 'stat'))?.[1])]);
}

const fromPs = (): Pair[] =>
  [...ps('-A', '-o', 'pid=,ppid=').matchAll(/(\d+)\s+(\d+)/g)].map(([, pid, parent]) => [Number(pid), Number(parent)]);

/** A process may end at any moment, and its files with it. */
function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

const ps = (...argv: string[]): string => spawnSync('ps', argv, { encoding: 'utf8' }).stdout;
