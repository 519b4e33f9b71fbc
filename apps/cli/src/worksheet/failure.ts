/** What is wrong with a text of the language, as an error of the command. */
import { formatParseError } from '@lilypad/games';
import type { SheetError } from '@lilypad/sheet';
import { InputError, LimitError } from '../output/errors.ts';

/** Where an offset is in a text: its line, and the column in it, both from 1. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: [...(before.at(-1) as string)].length + 1 };
}

/** The sentence with its column, the line of the text, and a caret under the column. */
export function excerpt(text: string, { message, at }: Pick<SheetError, 'message' | 'at'>): string {
  const { line, column } = placeIn(text, at);
  return formatParseError(text.split('\n')[line - 1] as string, { message, column });
}

export function sheetFailure(text: string, error: SheetError): Error {
  if (error.kind === 'limit') return new LimitError(error.message);
  const { column } = placeIn(text, error.at);
  return new InputError(excerpt(text, error), { message: error.message, column });
}
