/** `lilypad play`: the game in the terminal, against the computer or another person. */
import { countsOf, GameValues, Solver, seededRandom } from '@lilypad/toads';
import { readPosition } from '../../input/position-argument.ts';
import { writeLine } from '../../output/output.ts';
import { playMatch } from './game-loop.ts';
import { entries, KEYED_MOVES, keys } from './keys.ts';
import { Match, type Seats } from './match.ts';
import type { PlayOptions } from './options.ts';
import { Oracle } from './oracle.ts';
import { pictureView, plainView } from './view.ts';

const SEATS: Readonly<Record<PlayOptions['computer'], Seats>> = {
  none: [false, false],
  toads: [true, false],
  frogs: [false, true],
  both: [true, true],
};

/** What takes more than half a second at each move, or a few seconds once, is played without forecast. */
const MAX_STATES = 300_000;
const MAX_BOARDS = 20_000_000;

export async function run(text: string, options: PlayOptions): Promise<void> {
  const position = readPosition(text, options.turn);
  const { toads: t, frogs: f } = countsOf(position.board);
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  const byKey = terminal && !options.plain && Math.max(t, f) <= KEYED_MOVES;
  const colour = process.stdout.isTTY && !process.env.NO_COLOR;
  const typed = byKey ? keys(process.stdin) : entries(process.stdin);
  const ask = async (): Promise<string | null> => {
    if (terminal) process.stdout.write('Your move (? for help): ');
    const { value, done } = await typed.next();
    // A terminal shows what is typed on a line, but not single keys.
    if (byKey || (terminal && done)) process.stdout.write(`${value ?? ''}\n`);
    return done ? null : value;
  };
  await playMatch({
    match: new Match(position, SEATS[options.computer]),
    oracle: new Oracle(new Solver({ maxStates: MAX_STATES, maxBoards: MAX_BOARDS })),
    values: new GameValues(),
    view: options.plain ? plainView : pictureView(colour),
    skill: options.skill,
    random: options.seed === undefined ? Math.random : seededRandom(options.seed),
    ask,
    say: writeLine,
  });
  await typed.return(undefined);
  // Whatever else stands on the input is nobody's.
  process.stdin.destroy();
}
