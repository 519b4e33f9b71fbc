/** `lilypad play` on the command line: where to start, and against whom. */
import type { Level } from '@lilypad/toads';
import { type Command, Option } from 'commander';
import { dataOption, KEPT_DATA_HELP } from '../../input/data.ts';
import { operand } from '../../input/operands.ts';
import { POSITION_HELP, TURN_HELP } from '../../input/position-help.ts';
import { patienceOption } from '../../input/seconds.ts';
import { InputError } from '../../output/errors.ts';

/** What the computer may play. */
const COMPUTER_SIDES = ['none', 'toads', 'frogs', 'both'] as const;

/** The levels of the package, which is not loaded for help; a test compares them. */
const LEVELS: readonly Level[] = ['beginner', 'casual', 'skilled', 'expert', 'perfect'];

const HELP_AFTER = `${POSITION_HELP}

Press the key shown under a piece to move it: a piece never has more than one move. The arrow keys choose a move too, and Enter
makes it. h tells what each move is worth, v the game value of the position, u takes a move back, r makes it again, s starts
again, q ends, ? helps. Where the input is not a terminal, or with --plain, lines are read instead of keys, with several
commands to a line if you like.

Levels: beginner, casual, skilled, expert, perfect. A perfect computer makes no mistakes. The others look one to seven moves ahead
and misjudge what they see there, the weaker the more.

Examples:
  $ lilypad play
  $ lilypad play "T^4..F^4" --computer toads --level casual
  $ lilypad play --save game.txt
  $ lilypad play --replay game.txt
  $ lilypad play 2_R-RL-L --computer none
  $ lilypad play --plain
  $ echo "1 1 h q" | lilypad play "TT..FF" --computer none`;

export interface PlayOptions {
  readonly turn?: string;
  readonly computer: (typeof COMPUTER_SIDES)[number];
  readonly level: Level;
  readonly showForecast?: boolean;
  readonly save?: string;
  readonly replay?: string;
  readonly seed?: number;
  readonly data?: string;
  readonly seconds?: number;
  readonly plain?: boolean;
}

export function define(command: Command): void {
  command
    .description('Play Toads and Frogs.')
    .argument('[position]', 'where to start', operand, 'TTT..FFF')
    .option('--turn <player>', TURN_HELP)
    .addOption(new Option('--computer <side>', 'what the computer plays').choices(COMPUTER_SIDES).default('frogs'))
    .addOption(new Option('--level <name>', 'how well the computer plays').argParser(level).default('perfect'))
    .option('--show-forecast', 'tell at each position who should win')
    .option('--save <file>', 'write the game to a file when it ends')
    .option('--replay <file>', 'show the game in a file, and go on from its end')
    .option('--seed <number>', 'make the choices of the computer repeatable', seed)
    .addOption(dataOption(KEPT_DATA_HELP))
    .addOption(patienceOption('play without a hint or a best move where finding it takes longer'))
    .option('--plain', 'plain sentences, no colours, lines instead of keys: for screen readers')
    .addHelpText('after', HELP_AFTER)
    .action(async (text: string, options: PlayOptions) => (await import('./run.ts')).run(text, options));
}

function level(name: string): Level {
  const found = LEVELS.find((known) => known === name);
  if (found === undefined) throw new InputError(`the levels are ${LEVELS.join(', ')}, and '${name}' is none of them`);
  return found;
}

function seed(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InputError(`option --seed takes a whole number, not '${text}'`);
  return Number(text);
}
