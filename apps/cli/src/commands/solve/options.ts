/** `lilypad solve` on the command line: positions, or a whole variant. */
import type { Command } from 'commander';
import { collectOperands } from '../../input/operands.ts';
import { POSITION_HELP, TURN_HELP } from '../../input/position-help.ts';
import { secondsOption } from '../../input/seconds.ts';

const HELP_AFTER = `${POSITION_HELP}

Each move is listed, best first, with what it is worth to the player who makes it. With --json the document is that of the
GamesCrafters Universal Web API, with the game value as cgtValue (null where that would take long).

Examples:
  $ lilypad solve "RR--LL" --turn R
  $ lilypad solve "T.TF.F" --turn F
  $ lilypad solve 2_R-RL-L --json
  $ lilypad solve '("R---L","R")'
  $ lilypad solve --variant 5_5_5
  $ lilypad solve - < positions.txt`;

export interface SolveOptions {
  readonly turn?: string;
  readonly variant?: string;
  readonly seconds?: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .description('Tell who wins a position and in how many moves.')
    .argument('[position...]', 'positions; "-" reads one a line from standard input', collectOperands)
    .option('--turn <player>', TURN_HELP)
    .option('--variant <T_E_F>', 'solve every board with so many toads, empty squares and frogs instead')
    .addOption(secondsOption('position'))
    .option('--json', 'print a JSON document for each position, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(async (operands: string[] | undefined, options: SolveOptions) =>
      (await import('./run.ts')).run(operands, options),
    );
}
