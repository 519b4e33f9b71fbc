/** `lilypad man` on the command line. */
import type { Command } from 'commander';

const HELP_AFTER = `
Examples:
  $ lilypad man | man -l -
  $ lilypad man > ~/.local/share/man/man1/lilypad.1`;

export function define(command: Command): void {
  command
    .description('Print the manual page, for all commands.')
    .addHelpText('after', HELP_AFTER)
    .action(async (_options: object, command: Command) => (await import('./run.ts')).run(command.parent ?? command));
}
