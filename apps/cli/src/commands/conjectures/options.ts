/** `lilypad conjectures` on the command line. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { mostOption } from '../../input/most.ts';
import { secondsOption } from '../../input/seconds.ts';
import { threadCount } from '../../input/threads.ts';
import { InputError } from '../../output/errors.ts';
import { defaultStorePath } from '../../results/location.ts';

const HELP_AFTER = `
E1 to E6 are Erickson's conjectures, T1 to T5 those of "Further Hopping with Toads and Frogs". Each is checked position by
position, up to a bound that --up-to changes; values that are stored, or come with the program, are not computed again.
Certificates that come with the program go through the checker to see what they prove.

Examples:
  $ lilypad conjectures
  $ lilypad conjectures E4
  $ lilypad conjectures T2 --up-to 60
  $ lilypad conjectures --json`;

export interface ConjectureOptions {
  readonly upTo?: number;
  readonly most: number;
  readonly store: string;
  readonly threads: number;
  readonly memory: number;
  readonly seconds?: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .description('List conjectures and the state of the evidence for each, or for one of them.')
    .argument('[name]', 'a conjecture, E1 to E6 or T1 to T5')
    .option('--up-to <N>', 'check to this bound', bound)
    .addOption(mostOption(2))
    .option('--store <file>', 'where results are kept', defaultStorePath())
    .option('--threads <N>', 'how many positions to compute at a time', threadCount, availableParallelism())
    .option('--memory <MB>', `${MEMORY_HELP}, for all threads`, megabytes, 4096)
    .addOption(secondsOption('computation'))
    .option('--json', 'print a JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(async (name: string | undefined, options: ConjectureOptions) =>
      (await import('./run.ts')).run(name, options),
    );
}

function bound(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InputError(`option --up-to takes a whole number up to 999, not '${text}'`);
  return Number(text);
}
