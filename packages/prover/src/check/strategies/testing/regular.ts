/** Patterns as regular expressions on texts: another way to say which texts are instances. */
import type { Word } from '../word.ts';
import { type Point, valueAt } from './expand.ts';

/** The instances of a word at a point, where `free` is a variable that may be any number. Reservoirs are not looked into. */
export function instancesOf(word: Word, point: Point, free: string | null = null): RegExp {
  const parts = word.map((item) => {
    if (item.kind === 'wall') return '#';
    if (item.kind === 'run') {
      const letter = item.letter === '.' ? '\\.' : item.letter;
      const isFree = free !== null && item.power.factors.has(free);
      const least = valueAt(item.power, free === null ? point : { ...point, [free]: 0 });
      return isFree ? `${letter}{${least},}` : `${letter}{${least}}`;
    }
    if (item.kind === 'pairs') return `(?:${item.first === 'T' ? 'TF' : 'FT'}){${valueAt(item.power, point)}}`;
    if (item.kind !== 'any') return '[T.F]*';
    const not = (letter: string | null) => (letter === 'T' ? '[F]' : letter === 'F' ? '[T]' : '[TF]');
    const full = `(?=${not(item.notFirst)})[TF]+(?<=${not(item.notLast)})`;
    return item.mayBeEmpty ? `(?:${full}|)` : full;
  });
  return new RegExp(`^${parts.join('')}$`);
}
