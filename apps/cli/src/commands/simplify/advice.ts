/** A board is not a game: tells users who give one to `lilypad simplify` which command to use. */
import { boardsIn, parseExpression } from '@lilypad/toads';
import { InputError } from '../../output/errors.ts';
import { shorten } from '../../output/shorten.ts';

/** An error if the text is a position, or a sum with one. */
export function boardAdvice(text: string): InputError | null {
  const parsed = parseExpression(text);
  if (!parsed.ok || boardsIn(parsed.value).length === 0) return null;
  return new InputError(`'${shorten(text.trim(), 40)}' has a position in it: 'lilypad value' tells what it is worth`);
}
