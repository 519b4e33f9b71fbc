/** `lilypad compare` on the command line: two sums, or one, and how to compare them. */
import type { StyleName } from '@lilypad/games';
import type { CompareMethod } from '@lilypad/toads';
import { type Command, Option } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { notationOption } from '../../input/notation.ts';
import { operand } from '../../input/operands.ts';
import { lineSecondsOption } from '../../input/seconds.ts';
import { threadsOption } from '../../input/threads.ts';

const METHODS: readonly CompareMethod[] = ['value', 'thresholds', 'search'];

const HELP_AFTER = `
Prints = or < or > or ||, and what that means. Each sum is written as for "lilypad value": positions and games, added and
subtracted. Boards that stand on both sides cancel.

Methods: "value" finds canonical values; "thresholds" compares one large board with n or n* in one pass over all positions
that can arise from it, and, without a second sum, with all n and n* at once; "search" plays the difference without
computing values, for boards too large for a pass and for sums of large boards. Without --by the quickest method that applies
is used.

Games (not positions) may contain integer parameters, as for "lilypad simplify"; the answer then comes in cases, on the
region that --where describes.

A family of positions, such as T^a..FF, is compared with a game for all parameters >= 0 that --where allows, as far as the
certificates that come with the program prove it.

A statement, such as "T^a.F <= 1 for a >= 2", is checked against what is proved, and on boards, as \`lilypad check\` does.

On a line of standard input a semicolon stands between the two sums; lines that begin with # are comments.

Examples:
  $ lilypad compare "T^7.^7F^6" 2
  $ lilypad compare "T^6.^6F^5"
  $ lilypad compare "TT..FF + TF." "{1|0} - *"
  $ lilypad compare "T^5.^7F^5" "*" --by search
  $ lilypad compare "TT.F" "{1/2|0}" --explain
  $ lilypad compare "T^3.^4F^3 + T^3.^6F^3" 0 --json
  $ echo "TT..FF + TF. ; {1|0} - *" | lilypad compare -
  $ lilypad compare "{a-1|1}" "{{a-2|1}|0}" --where "a>=1"
  $ lilypad compare "T^a..FF" "{{a-3|a-2}|{*|1}}" --where "a >= 3"
  $ lilypad compare "T^a.F || 0 for a >= 3"`;

export interface CompareOptions {
  readonly by?: CompareMethod;
  readonly memory: number;
  readonly threads: number;
  readonly seconds?: number;
  readonly json?: boolean;
  readonly where?: string;
  readonly explain?: boolean;
  readonly notation: StyleName;
}

export function define(command: Command): void {
  command
    .description('Compare two sums of positions and games, or one with all n and n*.')
    .argument('<sum>', 'a sum of positions and games; "-" reads one comparison a line from standard input', operand)
    .argument('[other]', 'the sum to compare it with; all n and n* if it is left out', operand)
    .addOption(new Option('--by <method>', 'how to compare').choices(METHODS))
    .option('--memory <MB>', MEMORY_HELP, megabytes, 2048)
    .addOption(threadsOption('how many threads sweep and search'))
    .option('--explain', 'print the winning strategies in the difference, as replies to all moves')
    .option('--where <conditions>', 'conditions on the parameters of games')
    .addOption(lineSecondsOption('comparison'))
    .addOption(notationOption())
    .option('--json', 'print a JSON document for each comparison, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (left: string, right: string | undefined, options: CompareOptions) =>
      (await import('./run.ts')).run(left, right, options),
    );
}
