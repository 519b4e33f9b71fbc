/** `lilypad solve` on the command line: positions, or a whole variant. */
import type { Command } from 'commander';
import { type DataOptions, dataOption, diskOption } from '../../input/data.ts';
import { megabytes } from '../../input/memory.ts';
import { collectOperands } from '../../input/operands.ts';
import { POSITION_HELP, TURN_HELP } from '../../input/position-help.ts';
import { lineSecondsOption } from '../../input/seconds.ts';
import { type ThreadsOption, threadsOption } from '../../input/threads.ts';

const HELP_AFTER = `${POSITION_HELP}

Each move is listed, best first, with what it is worth to the player who makes it. With --json the document is that of the
GamesCrafters Universal Web API, with the game value as cgtValue (null where that would take long).

A variant of 100,000 boards or more is solved once and kept in --data; its positions are then looked up. One that takes more
than --memory is solved on disk, two bytes a board. That may take long, but it can be stopped at any time: the next call goes
on from the last checkpoint.

Examples:
  $ lilypad solve "RR--LL" --turn R
  $ lilypad solve "T.TF.F" --turn F
  $ lilypad solve 2_R-RL-L --json
  $ lilypad solve '("R---L","R")'
  $ lilypad solve --variant 5_5_5
  $ lilypad solve --variant 7_7_7 --data . --threads 4
  $ lilypad solve - < positions.txt`;

export interface SolveOptions extends DataOptions, ThreadsOption {
  readonly turn?: string;
  readonly variant?: string;
  /** In megabytes. */
  readonly memory: number;
  readonly seconds?: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .description('Tell who wins a position and in how many moves.')
    .argument('[position...]', 'positions; "-" reads one a line from standard input', collectOperands)
    .option('--turn <player>', TURN_HELP)
    .option('--variant <T_E_F>', 'solve every board with so many toads, empty squares and frogs instead')
    .option('--memory <MB>', 'solve a variant that takes more than this on disk', megabytes, 256)
    .addOption(dataOption('where solved variants are kept (default: in the data folder of the user)'))
    .addOption(diskOption())
    .addOption(threadsOption('how many threads solve a large variant'))
    .addOption(lineSecondsOption('position'))
    .option('--json', 'print a JSON document for each position, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (operands: string[] | undefined, options: SolveOptions) =>
      (await import('./run.ts')).run(operands, options),
    );
}
