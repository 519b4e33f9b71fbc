/** `lilypad play` on the command line: where to start, and against whom. */
import { type Command, Option } from 'commander';
import { operand } from '../../input/operands.ts';
import { POSITION_HELP, TURN_HELP } from '../../input/position-help.ts';
import { InputError } from '../../output/errors.ts';

/** What the computer may play. */
const COMPUTER_SIDES = ['none', 'toads', 'frogs', 'both'] as const;

const HELP_AFTER = `${POSITION_HELP}

Press the key shown under a piece to move it: a piece has never more than one move. h tells what each move is worth, v the
game value of the position, u takes a move back, r makes it again, s starts again, q ends, ? helps. Where the input is not a
terminal, or with --plain, words are read instead of keys, several to a line if you like.

Examples:
  $ lilypad play
  $ lilypad play "T^4..F^4" --computer toads --skill 0.7
  $ lilypad play 2_R-RL-L --computer none
  $ lilypad play --plain
  $ echo "1 1 h q" | lilypad play "TT..FF" --computer none`;

export interface PlayOptions {
  readonly turn?: string;
  readonly computer: (typeof COMPUTER_SIDES)[number];
  readonly skill: number;
  readonly seed?: number;
  readonly plain?: boolean;
}

export function define(command: Command): void {
  command
    .description('Play Toads and Frogs.')
    .argument('[position]', 'where to start', operand, 'TTT..FFF')
    .option('--turn <player>', TURN_HELP)
    .addOption(new Option('--computer <side>', 'what the computer plays').choices(COMPUTER_SIDES).default('frogs'))
    .option('--skill <number>', 'how often the computer makes a best move, from 0 to 1', skill, 1)
    .option('--seed <number>', 'make the choices of the computer repeatable', seed)
    .option('--plain', 'plain sentences, no colours, words instead of keys: for screen readers')
    .addHelpText('after', HELP_AFTER)
    .action(async (text: string, options: PlayOptions) => (await import('./run.ts')).run(text, options));
}

function skill(text: string): number {
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value > 1)
    throw new InputError(`option --skill takes a number from 0 to 1, not '${text}'`);
  return value;
}

function seed(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InputError(`option --seed takes a whole number, not '${text}'`);
  return Number(text);
}
