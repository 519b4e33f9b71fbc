/**
 * The names of wildcards: boards of a side refer by them to wildcards of the word.
 *
 * Trusted: if nothing strange is found, a name means one wildcard, and boards of the side have only wildcards of the word.
 */
import { boardsIn, type Side } from './side.ts';
import type { Item, Word } from './word.ts';

/** What is wrong with the names, as the end of "it has ..."; null if nothing is. */
export function strangeIn(word: Word, side: Side): string | null {
  const known = new Map<string, Item>();
  for (const item of word) {
    if (item.kind !== 'any' || item.name === null) continue;
    if (known.has(item.name)) return `two wildcards ${item.name}`;
    known.set(item.name, item);
  }
  for (const item of boardsIn(side).flat()) {
    if (item.kind === 'toads' || item.kind === 'frogs') return 'a reservoir in its game';
    if (item.kind !== 'any') continue;
    const other = item.name === null ? undefined : known.get(item.name);
    if (JSON.stringify(other) !== JSON.stringify(item)) return 'a wildcard in its game that is none of its word';
  }
  return null;
}
