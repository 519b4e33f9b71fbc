/** `lilypad check` on the command line. */
import type { StyleName } from '@lilypad/games';
import type { Command } from 'commander';
import { otherNotationOption } from '../../input/notation.ts';
import { collectOperands } from '../../input/operands.ts';
import { secondsOption } from '../../input/seconds.ts';
import { type ThreadsOption, threadsOption } from '../../input/threads.ts';

const HELP_AFTER = `
A certificate claims a formula for the value of every position of a class, such as A21 (two empty squares, one frog,
any number of toads between them), or tells where positions are >= 0 and <= 0, >= * and <= *; and it may claim
corollaries about families of positions. It is accepted if the rules of the game force every claim, for all sizes of
the gaps. The checker shares nothing with the programs that find certificates; docs/checker.md says what must be trusted.

A statement in place of a file is checked against the certificates that come with the program, and on boards; the exit code
is 0 if it is proved, 5 if it is false, 3 otherwise.

Examples:
  $ lilypad check A21.json
  $ lilypad check certificates/*.json
  $ lilypad check A33.json --threads 4
  $ lilypad check A21.json --json
  $ lilypad check - < A21.json
  $ lilypad check "T^a...FF = {a-2|a-2} for a >= 2"

The exit code is 0 if all are accepted, 4 if one is rejected, 2 if a file cannot be read or is not JSON, 3 if --seconds was
not enough.`;

export interface CheckOptions extends ThreadsOption {
  readonly json?: boolean;
  readonly seconds?: number;
  readonly notation?: StyleName;
}

export function define(command: Command): void {
  command
    .description('Check certificates: is what they claim of every position of a class proved?')
    .argument(
      '<file...>',
      'certificates, or statements; "-" reads one certificate from standard input',
      collectOperands,
    )
    .addOption(threadsOption('how many threads check a large certificate'))
    .addOption(secondsOption('certificate'))
    .addOption(otherNotationOption())
    .option('--json', 'print a JSON document for each certificate, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (files: string[], options: CheckOptions) => (await import('./run.ts')).run(files, options));
}
