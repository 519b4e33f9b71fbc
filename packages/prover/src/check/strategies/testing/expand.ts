/** Instances of patterns, computed on texts: boards as strings, with '#' between them. */
import type { Affine } from '../affine.ts';
import type { Any, Word } from '../word.ts';

export type Point = Readonly<Record<string, number>>;

export function valueAt({ constant, factors }: Affine, point: Point): number {
  let sum = constant;
  for (const [name, factor] of factors) sum += factor * (point[name] as number);
  return sum;
}

/** The word at a point, with fillings for its wildcards and reservoirs in their order. */
export function expand(word: Word, point: Point, fillings: readonly string[]): string {
  let next = 0;
  return word
    .map((item) => {
      if (item.kind === 'wall') return '#';
      if (item.kind === 'pairs') return { T: 'TF', F: 'FT' }[item.first].repeat(valueAt(item.power, point));
      return item.kind === 'run' ? item.letter.repeat(valueAt(item.power, point)) : (fillings[next++] as string);
    })
    .join('');
}

/** All words of toads and frogs up to a length that a wildcard allows. */
export function fillingsOf({ notFirst, notLast, mayBeEmpty }: Any, longest: number): string[] {
  const words = [''];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (word.length < longest) words.push(`${word}T`, `${word}F`);
  }
  return words.filter((word) => (word === '' ? mayBeEmpty : word[0] !== notFirst && word.at(-1) !== notLast));
}

/** Toads, and pairs of a toad and a hole to its right, in a text. */
export function countPairs(text: string): { toads: number; pairs: number } {
  let toads = 0;
  let pairs = 0;
  for (const letter of text) {
    if (letter === 'T') toads += 1;
    else pairs += toads;
  }
  return { toads, pairs };
}

/** Words of toads and holes that are empty or end with a hole, with so many toads and pairs. */
export function reservoirs(toads: number, pairs: number, longest: number): string[] {
  const found: string[] = [];
  const grow = (text: string): void => {
    if (text === '' || text.endsWith('.')) {
      const count = countPairs(text);
      if (count.toads === toads && count.pairs === pairs) found.push(text);
    }
    if (text.length < longest) for (const letter of 'T.') grow(text + letter);
  };
  grow('');
  return found;
}

export const mirrorText = (text: string): string =>
  [...text]
    .reverse()
    .map((letter) => ({ T: 'F', F: 'T' })[letter] ?? letter)
    .join('');
