/** A match from start to end: shows the position, asks the player or the computer, does what is asked. */
import { opposite } from '@lilypad/games';
import {
  chooseMove,
  type GameValues,
  type Level,
  type Move,
  printMove,
  type Random,
  type SumRating,
  sightOf,
} from '@lilypad/toads';
import { capital, player } from '../../output/players.ts';
import { printable } from '../../output/printable.ts';
import { shorten } from '../../output/shorten.ts';
import { actionOf } from './keys.ts';
import type { Match } from './match.ts';
import type { Oracle } from './oracle.ts';
import { forecast, inMoves } from './phrases.ts';
import type { Screen } from './screen.ts';
import type { View } from './view.ts';

export interface Table {
  readonly match: Match;
  readonly oracle: Oracle;
  readonly values: GameValues;
  readonly view: View;
  readonly screen: Screen;
  readonly level: Level;
  readonly random: Random;
  /** Whether the expected winner of each position is shown. */
  readonly showForecast: boolean;
  /** The moves of a recorded game to replay, from the start. */
  readonly replay: readonly Move[];
  /** The next thing a player types; null when there is no more. */
  readonly ask: (prompt: string) => Promise<string | null>;
}

/** More of what was typed is not repeated. */
const LONGEST_NAME = 40;
const PROMPT = 'Your move (? for help): ';
const NEXT = 'Any key for the next move: ';
const HELP = [
  'The key shown for a move makes it; the arrow keys choose a move, and Enter makes it. Where lines are read, its squares do too, as in 3-4.',
  'h hint, v game value, u undo, r redo, s start again, q quit, ? this help.',
];
const AT_END = 'a plays again, o takes the other side, u takes a move back, q quits.';

/** Plays until the players stop, or the input ends, or two computers are done. */
export async function playMatch(table: Table): Promise<void> {
  const { match, view, screen } = table;
  const replay = [...table.replay];
  let chosen: number | null = null;
  for (;;) {
    const moves = match.moves;
    const scripted = replay.shift();
    const asks = scripted === undefined && !match.computerToMove;
    await screen.frame();
    for (const line of view.board(match.position.board, asks ? moves : [], chosen)) await screen.say(line);
    await screen.say(status(table));
    if (scripted !== undefined) {
      if (screen.replaces && (await table.ask(NEXT)) === null) return;
      await screen.announce(`${capital(player(match.turn))} moved ${printMove(scripted)}.`);
      match.play(scripted);
    } else if (match.computerToMove) {
      const move = computerMove(table);
      await screen.announce(`The computer moves ${printMove(move)}${blind(table) ? NOT_PERFECT : ''}.`);
      match.play(move);
    } else {
      if (!match.hasPerson) return;
      if (match.over) await screen.say(AT_END);
      const next = await untilChange(table, moves, chosen);
      if (next === 'stop') return;
      chosen = next;
    }
  }
}

const NOT_PERFECT = `; it cannot see to the end, and looks ${sightOf('perfect')} moves ahead`;

/** Whether a perfect computer has a choice, and cannot know what its moves are worth. */
const blind = ({ level, match, oracle }: Table): boolean =>
  level === 'perfect' && match.moves.length > 1 && oracle.rate(match.position) === null;

function computerMove(table: Table): Move {
  const { board, turn } = table.match.position;
  const rating = table.level === 'perfect' ? ratingOf(table) : null;
  return chooseMove({ boards: [board], turn }, table.level, rating, table.random);
}

function ratingOf({ match, oracle }: Table): SumRating | null {
  const moves = oracle.rate(match.position)?.map(({ move, value, remoteness }) => ({
    move: { ...move, board: 0 },
    value,
    remoteness,
  }));
  return moves === undefined ? null : { value: moves[0].value, remoteness: null, moves };
}

/** Handles what is typed until something has to be shown; returns the move that is now chosen, if any. */
async function untilChange(
  table: Table,
  moves: readonly Move[],
  chosen: number | null,
): Promise<number | null | 'stop'> {
  const { match, screen } = table;
  for (;;) {
    const typed = await table.ask(PROMPT);
    if (typed === null) return 'stop';
    const action = actionOf(typed, moves, chosen, match.over);
    switch (action.kind) {
      case 'quit':
        return 'stop';
      case 'choose':
        return action.index;
      case 'move':
        match.play(action.move);
        return null;
      case 'undo':
      case 'redo':
      case 'restart':
      case 'swap':
        if (match[action.kind]()) return null;
        await screen.say(`There is nothing to ${action.kind}.`);
        break;
      case 'help':
        for (const line of HELP) await screen.say(line);
        break;
      case 'value':
        await screen.say(gameValue(table));
        break;
      case 'hint':
        for (const line of hint(table, moves)) await screen.say(line);
        break;
      case 'unknown':
        await screen.say(`No move or command is called "${shorten(printable(typed), LONGEST_NAME)}"; ? shows them.`);
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

/** Whose move it is, and, if wanted, who should win; or who has won. */
function status({ match, oracle, showForecast }: Table): string {
  const { turn } = match;
  if (match.over) {
    const winner = capital(player(opposite(turn)));
    return `${capital(player(turn))} cannot move. ${winner} win after ${inMoves(match.length)}.`;
  }
  const mover = `${capital(player(turn))} to move.`;
  if (!showForecast) return mover;
  const remoteness = oracle.remoteness(match.position);
  return `${mover} ${remoteness === null ? TOO_LARGE : forecast(turn, remoteness)}`;
}
