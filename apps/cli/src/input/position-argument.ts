/** Positions on the command line: in any notation, with `--turn` for those that do not say who is to move. */
import type { Side } from '@lilypad/games';
import type { Position } from '@lilypad/toads';
import { InputError } from '../output/errors.ts';

type Games = typeof import('@lilypad/games');
type Toads = typeof import('@lilypad/toads');

export const POSITION_HELP = `
A position is a board and who is to move: "RR--LL" or "TT..FF" with --turn, 1_RR--LL, or ("RR--LL","R"). R and T are toads,
which move to the right and belong to player 1; L and F are frogs, which move to the left and belong to player 2.`;

export const TURN_HELP = 'who is to move: T, R, 1 or toads; F, L, 2 or frogs (default: toads)';

/** The position that an argument and `--turn` describe; throws InputError. */
export function readPosition(games: Games, toads: Toads, text: string, turn: string | undefined): Position {
  let side: Side | undefined;
  if (turn !== undefined) {
    const parsed = toads.parseTurn(turn, text);
    if (!parsed.ok) throw new InputError(`Option --turn: ${parsed.error.message}`);
    side = parsed.value;
  }
  const parsed = toads.parsePosition(text, side);
  if (!parsed.ok) throw new InputError(games.formatParseError(text, parsed.error));
  return parsed.value;
}

/** Whether a text uses the letters R and L, so that the answer should too. */
export const usesGamesCraftersLetters = (text: string): boolean => /[RL]/i.test(text) || /^\s*\d_/.test(text);
