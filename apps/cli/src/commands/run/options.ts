/** `lilypad run` on the command line: a worksheet, and what its variables are. */
import type { StyleName } from '@lilypad/games';
import type { Command } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { notationOption } from '../../input/notation.ts';
import { collectOperands } from '../../input/operands.ts';
import { secondsOption } from '../../input/seconds.ts';
import { sheetThreads, type ThreadsOption } from '../../input/threads.ts';

const HELP_AFTER = `
A worksheet is a text of statements; docs/language.md describes the language. Every statement that is an expression prints
its value; definitions print nothing. Arguments of the form name=expression define names before the worksheet runs; the
others are the list args, as texts.

A worksheet that begins with #!/usr/bin/env lilypad run can be run by its name.

Examples:
  $ lilypad run survey.lily
  $ lilypad run survey.lily n=7 "G={3|1}"
  $ lilypad run survey.lily --json
  $ lilypad run survey.lily --threads 4
  $ echo "[value(T^n...FF) for n in 1..5]" | lilypad run -`;

export interface RunCommandOptions extends ThreadsOption {
  readonly notation: StyleName;
  readonly memory: number;
  readonly seconds?: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .description('Run a worksheet as a script.')
    .argument('<file>', 'a worksheet; "-" reads it from standard input')
    .argument('[arguments...]', 'name=expression, or texts for the list args', collectOperands)
    .addOption(notationOption())
    .option('--memory <MB>', MEMORY_HELP, megabytes, 1024)
    .addOption(secondsOption('worksheet'))
    .addOption(sheetThreads())
    .option('--json', 'print a JSON document for each statement, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (file: string, args: string[] | undefined, options: RunCommandOptions) =>
      (await import('./run.ts')).run(file, args ?? [], options),
    );
}
