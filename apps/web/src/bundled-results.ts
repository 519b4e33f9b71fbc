/** The results that come with the project: values that take too long to compute in a page. */
import { type Results, readResults } from '@lilypad/tables';

/** Fetched when they are first asked for. */
export async function loadResults(): Promise<Results> {
  const { default: text } = await import('@lilypad/tables/data/results.txt?raw');
  const read = readResults(text);
  if (!read.ok) throw new Error(`Line ${read.line} of the results is damaged.`);
  return read.value;
}
