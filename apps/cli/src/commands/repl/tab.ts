/** What the Tab key does: completes a name as far as that is clear, and shows the names that fit with their help. */
import { complete } from '@lilypad/sheet';

/** The names to insert, as readline wants them, and lines to show above the prompt. */
export interface TabResult {
  readonly completions: [names: string[], word: string];
  readonly shown: readonly string[];
}

const MOST_SHOWN = 30;

export function tab(line: string, defined: readonly string[]): TabResult {
  const { from, items } = complete(line, line.length, defined);
  const word = line.slice(from);
  const names = items.map(({ name }) => name);
  if (names.length === 0) return { completions: [[], word], shown: [] };
  const common = names.reduce((a, b) => commonPrefix(a, b));
  const isClear = names.length === 1 || common.length > word.length;
  const width = Math.max(...items.map(({ usage }) => usage.length));
  const lines = items.slice(0, MOST_SHOWN).map(({ usage, help }) => `${usage.padEnd(width)}  ${help}`);
  const more = items.length > MOST_SHOWN ? [`.. and ${items.length - MOST_SHOWN} more`] : [];
  if (isClear && names.length > 1) return { completions: [[common], word], shown: [] };
  return { completions: [names.length === 1 ? names : [], word], shown: [...lines, ...more] };
}

function commonPrefix(a: string, b: string): string {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return a.slice(0, n);
}
