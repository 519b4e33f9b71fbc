/** `lilypad value` on the command line: positions and sums, and what to print about them. */
import type { StyleName } from '@lilypad/games';
import type { Command } from 'commander';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { notationOption } from '../../input/notation.ts';
import { collectOperands } from '../../input/operands.ts';
import { lineSecondsOption } from '../../input/seconds.ts';
import { type ThreadsOption, threadsOption } from '../../input/threads.ts';

const HELP_AFTER = `
A position is a strip of toads T, frogs F and empty squares ( . or _ or - or □ ), with powers: TT..FF, T^2.^2F^2, (TF)^2..
GamesCrafters boards such as RR--LL are read too. Positions and games can be added and subtracted; a minus sign needs a
blank before it, since a dash that touches a board is an empty square.

--json tells of the value all that 'lilypad simplify --json' tells, and the moves of both players (left and right). Where
these are out of reach, left and right are null, and missing says why.

Examples:
  $ lilypad value "T^5 .^4 F^3"
  $ lilypad value "TT..FF + TF.F - *" --options
  $ lilypad value "TFTTF.TFTFF" --explain
  $ lilypad value "TT.F.F" --notation latex
  $ lilypad value "T.T.FF" --thermograph heat.svg --tree tree.svg
  $ lilypad value "RR--LL" --json
  $ lilypad value "T^7.^7F^6" --threads 4
  $ lilypad value - --seconds 10 < positions.txt

Lines of standard input that begin with # are comments.`;

export interface ValueOptions extends ThreadsOption {
  readonly json?: boolean;
  readonly seconds?: number;
  readonly options?: boolean;
  readonly explain?: boolean;
  readonly notation: StyleName;
  readonly thermograph?: string;
  readonly tree?: string;
  readonly memory: number;
}

export function define(command: Command): void {
  command
    .description('Print the value of a position, or of a sum of positions and games.')
    .argument('<position...>', 'positions or sums; "-" reads one a line from standard input', collectOperands)
    .option('--options', 'list every move with its value; * marks those that survive in canonical form')
    .option('--explain', 'tell which rules simplified the board and where the value comes from')
    .addOption(notationOption())
    .option('--thermograph <file.svg>', 'draw the thermograph')
    .option('--tree <file.svg>', 'draw the game tree of a small position')
    .option('--memory <MB>', MEMORY_HELP, megabytes, 4096)
    .addOption(threadsOption('how many threads work on a large board'))
    .addOption(lineSecondsOption('position'))
    .option('--json', 'print a JSON document for each position, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (operands: string[], options: ValueOptions) => (await import('./run.ts')).run(operands, options));
}
