/** What the scripts share in reading their arguments: a bad one ends the script with one sentence and exit code 2. */
import { existsSync, readFileSync } from 'node:fs';

const library = new URL('../packages/prover/library/', import.meta.url);

export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** A whole number, written in digits. */
export function wholeNumber(text, what) {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : refuse(`${what} must be a whole number, not '${text}'.`);
}

/** A certificate of the library by its name. */
export function certificateNamed(name) {
  const file = new URL(`${encodeURIComponent(name)}.json`, library);
  if (!existsSync(file)) refuse(`There is no certificate '${name}' in the library.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
