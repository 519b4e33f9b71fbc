/** `lilypad doctor` on the command line. */
import type { Command } from 'commander';
import { dataOption, KEPT_DATA_HELP } from '../../input/data.ts';
import { defaultStorePath } from '../../results/location.ts';

export interface DoctorOptions {
  readonly store: string;
  readonly data?: string;
  readonly json?: boolean;
}

const HELP_AFTER = `
Examples:
  $ lilypad doctor
  $ lilypad doctor --json`;

export function define(command: Command): void {
  command
    .description('Tell what the program has to work with: versions, threads, memory, the store, the library.')
    .option('--store <file>', 'where results are kept', defaultStorePath())
    .addOption(dataOption(KEPT_DATA_HELP))
    .option('--json', 'print a JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(async (options: DoctorOptions) => (await import('./run.ts')).run(options));
}
