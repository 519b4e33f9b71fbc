/** Positions on the command line: in any notation, with `--turn` for those that do not say who is to move. */
import type { Side } from '@lilypad/games';
import { type Position, parsePosition, parseTurn } from '@lilypad/toads';
import { InputError } from '../output/errors.ts';
import { parseFailure } from './parse-failure.ts';

/** The position that an argument and `--turn` describe; throws InputError. */
export function readPosition(text: string, turn: string | undefined): Position {
  let side: Side | undefined;
  if (turn !== undefined) {
    const parsed = parseTurn(turn, text);
    if (!parsed.ok) throw new InputError(`Option --turn: ${parsed.error.message}`);
    side = parsed.value;
  }
  const parsed = parsePosition(text, side);
  if (!parsed.ok) throw parseFailure(text, parsed.error);
  return parsed.value;
}

/** Whether a text uses the letters R and L, so that the answer should too. */
export const usesGamesCraftersLetters = (text: string): boolean => /[RL]/i.test(text) || /^\s*\d_/.test(text);
