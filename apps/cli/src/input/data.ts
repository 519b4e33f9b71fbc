/** The options `--data` and `--disk`: where solved variants are kept, and how much they may take there. */
import { Option } from 'commander';
import { megabytesOf } from './memory.ts';

export interface DataOptions {
  readonly data?: string;
  /** In megabytes. */
  readonly disk: number;
}

export const dataOption = (help: string): Option => new Option('--data <folder>', help);

/** For commands that only look at what is kept. */
export const KEPT_DATA_HELP = 'the folder in which solved variants are kept (default: that of the user)';

export const diskOption = (): Option =>
  new Option('--disk <MB>', 'the most that solved variants may take on disk, in megabytes')
    .argParser(megabytesOf('--disk'))
    .default(4096);
