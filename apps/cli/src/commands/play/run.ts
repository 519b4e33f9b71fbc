/** `lilypad play`: the game in the terminal, against the computer or another person. */
import { GameValues, seededRandom } from '@lilypad/toads';
import { readPosition } from '../../input/position-argument.ts';
import { readTextFile } from '../../input/read-file.ts';
import { checkFolderOf, writeWholeFile } from '../../output/write-file.ts';
import { openSolutions } from '../../results/open-solutions.ts';
import { playMatch } from './game-loop.ts';
import { entries, keys } from './keys.ts';
import { Match, type Seats } from './match.ts';
import type { PlayOptions } from './options.ts';
import { Oracle } from './oracle.ts';
import { gameText, readGame } from './record.ts';
import { Frames, onOneLine, Paper } from './screen.ts';
import { pictureView, plainView } from './view.ts';

const SEATS: Readonly<Record<PlayOptions['computer'], Seats>> = {
  none: [false, false],
  toads: [true, false],
  frogs: [false, true],
  both: [true, true],
};

export async function run(text: string, options: PlayOptions): Promise<void> {
  const { save, replay, turn, plain, level } = options;
  if (save !== undefined) checkFolderOf(save);
  const { start, moves } =
    replay === undefined ? { start: readPosition(text, turn), moves: [] } : readGame(readTextFile(replay), replay);
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  const byKey = terminal && !plain;
  const colour = process.stdout.isTTY && !process.env.NO_COLOR;
  const match = new Match(start, SEATS[options.computer]);
  const typed = byKey ? keys(process.stdin) : entries(process.stdin);
  const ask = async (prompt: string): Promise<string | null> => {
    if (terminal) process.stdout.write(byKey ? onOneLine(prompt, process.stdout.columns) : prompt);
    const { value, done } = await typed.next();
    // A terminal shows what is typed on a line, but not single keys; the next frame wipes the prompt.
    if (byKey) process.stdout.write('\r\u001b[K');
    else if (terminal && done) process.stdout.write('\n');
    return done ? null : value;
  };
  await playMatch({
    match,
    oracle: new Oracle(openSolutions(options.data, 0), options.seconds),
    values: new GameValues(),
    view: plain ? plainView : pictureView(colour, byKey ? process.stdout.columns : undefined),
    screen: byKey ? new Frames(process.stdout) : new Paper(),
    level,
    random: options.seed === undefined ? Math.random : seededRandom(options.seed),
    showForecast: options.showForecast === true,
    replay: moves,
    ask,
  });
  if (save !== undefined) writeWholeFile(save, gameText(match.history));
  await typed.return(undefined);
  // The rest of the input is ignored.
  process.stdin.destroy();
}
