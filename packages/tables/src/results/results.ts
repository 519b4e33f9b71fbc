/** Files of results: their text is read into results by position, and written again. */
import { HEADER, type Result, readLine, writeLine } from './record.ts';

/** Results by position. */
export type Results = ReadonlyMap<string, Result>;

/**
 * The results in a text, or the number of the first line, counted from 1, that is damaged or does not belong to such a
 * file.
 */
export type ReadResults =
  | { readonly ok: true; readonly value: Results }
  | { readonly ok: false; readonly line: number };

/**
 * Reads the text of a file of results, in which every line must be whole. The last result for a position counts.
 *
 * @example
 * ```ts
 * const read = readResults(writeResults([]));
 * if (read.ok) {
 *   read.value.size; // => 0
 * }
 * readResults('damaged'); // => { ok: false, line: 1 }
 * ```
 */
export function readResults(text: string): ReadResults {
  const results = new Map<string, Result>();
  for (const [i, part] of text.split('\n').entries()) {
    if (part === '') continue;
    const line = readLine(part);
    if (line === null) return { ok: false, line: i + 1 };
    if (line.type === 'result') results.set(line.position, line);
  }
  return { ok: true, value: results };
}

/**
 * The text of a file that holds these results.
 *
 * @example
 * ```ts
 * writeResults([]) === writeLine(HEADER); // => true
 * ```
 */
export const writeResults = (results: Iterable<Result>): string => [HEADER, ...results].map(writeLine).join('');
