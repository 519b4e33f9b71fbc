/** All results at hand: those in the user's store, and those that come with the program. */
import { existsSync, readFileSync } from 'node:fs';
import { HEADER, type Result, readLine, writeLine } from '@lilypad/tables';
import { readTextFile } from '../input/read-file.ts';
import { InputError } from '../output/errors.ts';
import type { ResultStore } from './store.ts';

/** The results that come with the program. */
export function bundledResults(): Map<string, Result> {
  const file = new URL(import.meta.resolve('@lilypad/tables/data/results.txt'));
  return existsSync(file) ? resultsIn(readFileSync(file, 'utf8'), 'the results of this program') : new Map();
}

/** The results in the text of a file; every line must be whole. */
function resultsIn(text: string, name: string): Map<string, Result> {
  const results = new Map<string, Result>();
  for (const [i, part] of text.split('\n').entries()) {
    if (part === '') continue;
    const line = readLine(part);
    if (line === null) throw new InputError(`line ${i + 1} of ${name} is damaged, or no result`);
    if (line.type === 'result') results.set(line.position, line);
  }
  return results;
}

/** The text of a file that holds these results. */
export function exportResults(results: readonly Result[]): string {
  return [HEADER, ...results].map(writeLine).join('');
}

/**
 * Adds the results of a file that the store does not have; `same` tells whether two values are equal and are values. A file
 * that contradicts the store, or the results of the program, is refused as a whole.
 */
export function importResults(
  store: ResultStore,
  file: string,
  same: (a: string, b: string) => boolean,
): { readonly added: number; readonly known: number } {
  const results = [...resultsIn(readTextFile(file), file).values()];
  const bundled = bundledResults();
  for (const { position, value } of results) {
    if (!same(value, value)) throw new InputError(`the value of ${position} in ${file} is no game`);
    for (const [known, owner] of [
      [store.get(position), 'the store'] as const,
      [bundled.get(position), 'this program'] as const,
    ]) {
      if (known !== undefined && !same(known.value, value)) {
        throw new InputError(`${file} has another value for ${position} than ${owner}`);
      }
    }
  }
  const added = results.filter(({ position }) => store.get(position) === undefined);
  for (const result of added) store.add(result);
  return { added: added.length, known: results.length - added.length };
}
