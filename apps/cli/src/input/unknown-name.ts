/**
 * Names in a game that mean nothing: found before single letters are taken for parameters, and two of them for a
 * product.
 */
import { FUNCTION_NAMES, readLatex } from '@lilypad/games';
import { shorten } from '../output/shorten.ts';
import { parseFailure } from './parse-failure.ts';

const NAMES = ['Tiny', 'Miny', ...FUNCTION_NAMES];

/** More letters than parameters have: a capital with small letters, three letters, or two before a parenthesis. */
const NAME = /(?:[A-Z][a-z]+)+|[a-zA-Z]{3,}|[a-zA-Z]{2,}(?=\()/g;
/** The names of the notation, and runs of downs. */
const KNOWN = new RegExp(`^(?:v+|${NAMES.join('|')})$`);

/** Throws for the first name that means nothing. */
export function refuseUnknownName(text: string): void {
  const found = [...readLatex(text).matchAll(NAME)].find(([name]) => !KNOWN.test(name));
  if (found === undefined) return;
  const column = [...text.slice(0, found.index)].length + 1;
  throw parseFailure(text, {
    message: `There is nothing called ${shorten(found[0], 20)}; 'lilypad simplify --help' has the names of functions, and parameters have one letter.`,
    column,
  });
}
