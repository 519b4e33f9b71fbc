/** Words that wildcards and reservoirs may stand for: short ones in full, and random ones. */
import type { Random } from '../../support/random.ts';
import type { Wild } from '../pattern/word.ts';

const LONGEST_FILLING = 4;

/** All words of toads and frogs up to a length, shorter ones first. */
function pieceWords(longest: number): string[] {
  const words = [''];
  for (let at = 0; at < words.length; at++) {
    if (words[at].length < longest) words.push(`${words[at]}T`, `${words[at]}F`);
  }
  return words;
}

const WORDS = pieceWords(LONGEST_FILLING);

/** Short words that a wildcard allows, shorter ones first. */
export function fillingsOf({ notFirst, notLast, mayBeEmpty }: Wild): readonly string[] {
  return WORDS.filter((word) => {
    return word === '' ? mayBeEmpty : word[0] !== notFirst && word[word.length - 1] !== notLast;
  });
}

/** A random reservoir of toads with so many toads and so many pairs besides one for each; null if there is none. */
export function toadReservoir(toads: number, extra: number, random: Random): string | null {
  const front = '.'.repeat(random(3));
  if (toads === 0) return extra === 0 ? front : null;
  // How many holes each toad has to its right: at least one, and no toad fewer than the next.
  const holes = new Array<number>(toads).fill(1);
  for (let i = 0; i < extra; i++) {
    const before = random(toads);
    let at = before;
    while (at > 0 && holes[at - 1] === holes[at]) at--;
    holes[at] += 1;
  }
  return front + holes.map((count, i) => `T${'.'.repeat(count - (holes[i + 1] ?? 0))}`).join('');
}

/** The mirror image of a text of squares. */
export const mirrorText = (text: string): string =>
  [...text]
    .reverse()
    .map((letter) => (letter === 'T' ? 'F' : letter === 'F' ? 'T' : '.'))
    .join('');
