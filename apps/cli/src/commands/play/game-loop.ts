/** A match from start to end: shows the position, asks the player or the computer, does what is asked. */
import { opposite } from '@lilypad/games';
import { chooseMove, type GameValues, type Move, printMove, type Random } from '@lilypad/toads';
import { capital, player } from '../../output/players.ts';
import { actionOf } from './keys.ts';
import type { Match } from './match.ts';
import type { Oracle } from './oracle.ts';
import { forecast, inMoves } from './phrases.ts';
import type { View } from './view.ts';

export interface Table {
  readonly match: Match;
  readonly oracle: Oracle;
  readonly values: GameValues;
  readonly view: View;
  readonly skill: number;
  readonly random: Random;
  /** The next thing a player types; null when there are no more. */
  readonly ask: () => Promise<string | null>;
  readonly say: (line: string) => Promise<void>;
}

const HELP = [
  'The key shown for a move makes it; where words are read, its squares do too, as in 3-4.',
  'h hint, v game value, u undo, r redo, s start again, q quit, ? this help.',
];

/** Plays until the players stop, or the input ends, or two computers are done. */
export async function playMatch(table: Table): Promise<void> {
  const { match, view } = table;
  for (let first = true; ; first = false) {
    const moves = match.moves;
    if (!first) await table.say('');
    await sayAll(table, view.board(match.position.board, match.computerToMove ? [] : moves));
    await table.say(status(table));
    if (match.computerToMove) {
      const move = chooseMove(moves, table.oracle.rate(match.position), table.skill, table.random);
      await table.say(`The computer moves ${printMove(move)}.`);
      match.play(move);
    } else if (!match.hasPerson || !(await untilChange(table, moves))) {
      return;
    }
  }
}

/** Answers what is typed until the position changes; false if the players stop. */
async function untilChange(table: Table, moves: readonly Move[]): Promise<boolean> {
  const { match } = table;
  for (;;) {
    const typed = await table.ask();
    if (typed === null) return false;
    const action = actionOf(typed, moves);
    switch (action.kind) {
      case 'quit':
        return false;
      case 'move':
        match.play(action.move);
        return true;
      case 'undo':
      case 'redo':
      case 'restart':
        if (match[action.kind]()) return true;
        await table.say(`There is nothing to ${action.kind}.`);
        break;
      case 'help':
        await sayAll(table, HELP);
        break;
      case 'value':
        await table.say(gameValue(table));
        break;
      case 'hint':
        await sayAll(table, hint(table, moves));
        break;
      case 'unknown':
        await table.say(`No move or command is called ${JSON.stringify(typed)}; ? shows them.`);
    }
  }
}

function gameValue({ match, values }: Table): string {
  const value = values.text(match.position.board);
  return value === null ? 'The game value of this position is out of reach.' : `The game value is ${value}.`;
}

function hint(table: Table, moves: readonly Move[]): readonly string[] {
  if (table.match.over) return ['The game is over.'];
  const rated = table.oracle.rate(table.match.position);
  return rated === null ? [TOO_LARGE] : table.view.hint(rated, moves);
}

const TOO_LARGE = 'This position is too large to say who should win.';

/** Whose move it is and who should win, or who has won. */
function status({ match, oracle }: Table): string {
  const { turn } = match;
  if (match.over) {
    const winner = capital(player(opposite(turn)));
    return `${capital(player(turn))} cannot move. ${winner} win after ${inMoves(match.length)}.`;
  }
  const remoteness = oracle.remoteness(match.position);
  return `${capital(player(turn))} to move. ${remoteness === null ? TOO_LARGE : forecast(turn, remoteness)}`;
}

async function sayAll(table: Table, lines: readonly string[]): Promise<void> {
  for (const line of lines) await table.say(line);
}
