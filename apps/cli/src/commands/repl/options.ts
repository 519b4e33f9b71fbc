/** `lilypad repl` on the command line. */
import type { StyleName } from '@lilypad/games';
import type { Command } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { notationOption } from '../../input/notation.ts';
import { patienceOption } from '../../input/seconds.ts';
import { sheetThreads, type ThreadsOption } from '../../input/threads.ts';

const HELP_AFTER = `
Type a statement to see its value; docs/language.md describes the language. A statement that is not complete goes on in the
next line. Tab completes names and shows what they mean, Ctrl-C stops an evaluation, Ctrl-D leaves. "help" lists the
functions, "help mean" explains one, and ":help" lists the commands of the prompt.

Examples:
  $ lilypad repl
  $ lilypad repl --load survey.lily
  $ lilypad repl --threads 1
  $ echo "value(TT..FF)" | lilypad repl`;

export interface ReplOptions extends ThreadsOption {
  readonly notation: StyleName;
  readonly memory: number;
  readonly seconds?: number;
  readonly load?: string;
}

export function define(command: Command): void {
  command
    .description('Work with games and positions at a prompt.')
    .addOption(notationOption())
    .option('--load <file>', 'run a worksheet first')
    .option('--memory <MB>', MEMORY_HELP, megabytes, 1024)
    .addOption(patienceOption('give up a statement after this time; from a pipe the exit code is 3 then'))
    .addOption(sheetThreads())
    .addHelpText('after', HELP_AFTER)
    .action(async (options: ReplOptions) => (await import('./run.ts')).run(options));
}
