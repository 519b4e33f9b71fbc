/** A text that cannot be read, as an error: the sentence, the column, and an excerpt that shows it. */
import { formatParseError, type ParseError } from '@lilypad/games';
import { InputError } from '../output/errors.ts';

export const parseFailure = (text: string, error: ParseError): InputError =>
  new InputError(formatParseError(text, error), error);
