/** The `--threads` option. */
import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { InputError } from '../output/errors.ts';

const MOST = 256;

export interface ThreadsOption {
  readonly threads: number;
}

/** All cores, unless a number is given. */
export const threadsOption = (help = 'how many threads work at the same time'): Option =>
  new Option('--threads <N>', help).argParser(threadCount).default(availableParallelism());

/** For commands that run worksheets. */
export const sheetThreads = (): Option => threadsOption('how many threads work on a large board, a search or a proof');

function threadCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,3}$/.test(text) || count < 1 || count > MOST) {
    throw new InputError(`option --threads takes a whole number from 1 to ${MOST}, not '${text}'`);
  }
  return count;
}
