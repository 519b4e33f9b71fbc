/** `lilypad conjectures` on the command line: the part of `lilypad results` that is about conjectures. */
import type { Command } from 'commander';
import { operand } from '../../input/operands.ts';
import { type ResultOptions, withOptions } from '../results/options.ts';

const HELP_AFTER = `
E1 to E6 are Erickson's conjectures, T1 to T5 those of "Further Hopping with Toads and Frogs". Each is checked position by
position, up to a bound that --up-to changes; values that are stored, or come with the program, are not computed again.
Certificates that come with the program go through the checker to see what they prove. \`lilypad results\` has more results.

Examples:
  $ lilypad conjectures
  $ lilypad conjectures E4
  $ lilypad conjectures T2 --up-to 60
  $ lilypad conjectures --json`;

export function define(command: Command): void {
  withOptions(command)
    .description('List conjectures and the state of the evidence for each, or for one of them.')
    .argument('[name]', 'a conjecture, E1 to E6 or T1 to T5, or a statement', operand)
    .addHelpText('after', HELP_AFTER)
    .action(async (name: string | undefined, options: ResultOptions) => (await import('./run.ts')).run(name, options));
}
