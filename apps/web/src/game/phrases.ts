/** Phrases about a position in play. */
import { opposite, type Side } from '@lilypad/games';
import type { Hint, Level, SumMove } from '@lilypad/toads';
import { ANIMALS, describeMove, PLAYERS } from '../board/describe.ts';
import { moveCount } from '../board/worth.ts';
import { elementAt } from '../element-at.ts';
import type { RateAnswer } from '../worker/game-questions.ts';

const who = (side: Side): string => `${PLAYERS[side]} (${ANIMALS[side]})`;

/** Who wins, given who is to move and the remoteness. */
const winnerOf = (turn: Side, remoteness: number): Side => (remoteness % 2 === 1 ? turn : opposite(turn));

/** "Left (toads) should win in 7 moves.", as far as it is known; nothing if it is not. */
export function forecast(turn: Side, answer: RateAnswer, at: number): string {
  if (answer.known === 'nothing') return '';
  if (answer.known === 'winner') return `${who(answer.wins ? turn : opposite(turn))} should win.`;
  const remoteness = elementAt(answer.remoteness, at);
  return `${who(winnerOf(turn, remoteness))} should win in ${moveCount(remoteness)}.`;
}

/** "Right (frogs) cannot move: Left (toads) wins." */
export const ended = (turn: Side): string => `${who(turn)} cannot move: ${who(opposite(turn))} wins.`;

export const toMove = (turn: Side): string => `${who(turn)} to move.`;

/** "Toad jumps from 2 to 4", on one of several boards with its number. */
export const describeSumMove = (move: SumMove, boards: number): string =>
  `${describeMove(move.side, move.from, move.to)}${boards > 1 ? ` on board ${move.board + 1}` : ''}`;

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  casual: 'Casual',
  skilled: 'Skilled',
  expert: 'Expert',
  perfect: 'Perfect',
};

/** What the levels are like. */
export const LEVEL_NOTES: Readonly<Record<Level, string>> = {
  beginner: 'sees one move ahead and misjudges a lot',
  casual: 'sees two moves ahead',
  skilled: 'sees four moves ahead',
  expert: 'sees seven moves ahead and errs rarely',
  perfect: 'makes no mistakes',
};

/** Why a hint is good advice. */
export function reasonOf(hint: Hint, boards: number): string {
  const { reason, remoteness, trap } = hint;
  const rest =
    remoteness === null ? '' : remoteness === 0 ? ' It ends the game.' : ` ${capital(moveCount(remoteness))} remain.`;
  const instead =
    trap === null
      ? ''
      : ` After ${squares(trap.move, boards)} the answer ${squares(trap.reply, boards)} would win for the other side.`;
  return REASONS[reason] + rest + instead;
}

const REASONS: Readonly<Record<Hint['reason'], string>> = {
  forced: 'There is no other move.',
  only: 'It is the only move that wins.',
  quickest: 'It wins in the fewest moves.',
  wins: 'It wins.',
  slowest: 'Every move loses against perfect play; this one holds out longest.',
  lost: 'Every move loses against perfect play. Set a trap, and hope.',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "3-5", or "3-5 on board 2". */
export const squares = ({ board, from, to }: SumMove, boards: number): string =>
  `${from + 1}-${to + 1}${boards > 1 ? ` on board ${board + 1}` : ''}`;
