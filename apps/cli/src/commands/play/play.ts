/** `lilypad play`: the game in the terminal, against the computer or another person. */
import { type Command, Option } from 'commander';
import { operand } from '../../input/operands.ts';
import { POSITION_HELP, readPosition, TURN_HELP } from '../../input/position-argument.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import type { Seats } from './match.ts';

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

const SEATS: Readonly<Record<string, Seats>> = {
  none: [false, false],
  toads: [true, false],
  frogs: [false, true],
  both: [true, true],
};

/** What takes more than half a second at each move, or a few seconds once, is played without forecast. */
const MAX_STATES = 300_000;
const MAX_BOARDS = 20_000_000;

interface PlayOptions {
  readonly turn?: string;
  readonly computer: string;
  readonly skill: number;
  readonly seed?: number;
  readonly plain?: boolean;
}

export function define(command: Command): void {
  command
    .description('Play Toads and Frogs.')
    .argument('[position]', 'where to start', operand, 'TTT..FFF')
    .option('--turn <player>', TURN_HELP)
    .addOption(new Option('--computer <side>', 'what the computer plays').choices(Object.keys(SEATS)).default('frogs'))
    .option('--skill <number>', 'how often the computer makes a best move, from 0 to 1', skill, 1)
    .option('--seed <number>', 'make the choices of the computer repeatable', seed)
    .option('--plain', 'plain sentences, no colours, words instead of keys: for screen readers')
    .addHelpText('after', HELP_AFTER)
    .action(play);
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

async function play(text: string, options: PlayOptions): Promise<void> {
  const [games, toads] = await Promise.all([import('@lilypad/games'), import('@lilypad/toads')]);
  const [{ Match }, { Oracle }, { playMatch }, keyboard, views] = await Promise.all([
    import('./match.ts'),
    import('./oracle.ts'),
    import('./game-loop.ts'),
    import('./keys.ts'),
    import('./view.ts'),
  ]);
  const position = readPosition(games, toads, text, options.turn);
  const { toads: t, frogs: f } = toads.countsOf(position.board);
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  const byKey = terminal && !options.plain && Math.max(t, f) <= keyboard.KEYED_MOVES;
  const colour = process.stdout.isTTY && !process.env.NO_COLOR;
  const typed = byKey ? keyboard.keys(process.stdin) : keyboard.words(process.stdin);
  const ask = async (): Promise<string | null> => {
    if (terminal) process.stdout.write('Your move (? for help): ');
    const { value, done } = await typed.next();
    // A terminal shows what is typed on a line, but not single keys.
    if (byKey || (terminal && done)) process.stdout.write(`${value ?? ''}\n`);
    return done ? null : value;
  };
  await playMatch({
    match: new Match(position, SEATS[options.computer] as Seats),
    oracle: new Oracle(new toads.Solver({ maxStates: MAX_STATES, maxBoards: MAX_BOARDS })),
    values: new toads.GameValues(),
    view: options.plain ? views.plainView : views.pictureView(colour),
    skill: options.skill,
    random: options.seed === undefined ? Math.random : toads.seededRandom(options.seed),
    ask,
    say: writeLine,
  });
  await typed.return(undefined);
  // Whatever else stands on the input is nobody's.
  process.stdin.destroy();
}
