/**
 * Classes of positions: fixed numbers of two kinds of letters (the *keys*), any number of the third kind in every gap
 * between them.
 *
 *   Aij   i empty squares and j frogs, toads in the gaps        T^a . T^b F T^c
 *   Bij   i toads and j frogs, empty squares in the gaps        .^a T .^b F .^c
 *
 * and their mirror images. A *word* is the keys in one order; a word with n keys has n+1 gaps, and a position of the
 * class is a word with the sizes of its gaps.
 */

export type Letter = 'T' | '.' | 'F';

export interface PositionClass {
  /** "A11", "B21", "A32 mirror". */
  readonly name: string;
  readonly gap: Letter;
  /** How many of each key letter a word has. */
  readonly keys: Readonly<Partial<Record<Letter, number>>>;
  /** All orders of the keys. */
  readonly words: readonly string[];
  /** Names of the gaps, from left to right. */
  readonly parameters: readonly string[];
}

const NAME = /^\s*([AB])\s*([1-9])\s*,?\s*([1-9])\s*(mirror)?\s*$/i;
/** "v" means down and cannot be the name of a parameter. */
const NAMES = 'abcdefghijklmnopqrstuwxyz';
const MOST_KEYS = 12;
const MIRROR: Readonly<Record<Letter, Letter>> = { T: 'F', '.': '.', F: 'T' };

/**
 * The class with a name; null if there is no such class.
 *
 * @example
 * ```ts
 * classNamed('A11')?.words; // => [ '.F', 'F.' ]
 * classNamed('A99'); // => null
 * ```
 */
export function classNamed(name: string): PositionClass | null {
  const [, kind, first, second, mirrored] = NAME.exec(name) ?? [];
  if (kind === undefined) return null;
  const i = Number(first);
  const j = Number(second);
  if (i + j > MOST_KEYS) return null;
  const plain =
    kind.toUpperCase() === 'A'
      ? makeClass(`A${i}${j}`, 'T', { '.': i, F: j })
      : makeClass(`B${i}${j}`, '.', { T: i, F: j });
  return mirrored === undefined ? plain : mirrorClass(plain);
}

/** A word with its gaps as powers: T^a.T^bFT^c. */
export function familyText({ gap, parameters }: PositionClass, word: string): string {
  return parameters.map((name, i) => `${gap}^${name}${word[i] ?? ''}`).join('');
}

/** The class of the mirror images of the positions of a class. */
export function mirrorClass(c: PositionClass): PositionClass {
  const name = c.name.endsWith(' mirror') ? c.name.slice(0, -' mirror'.length) : `${c.name} mirror`;
  const keys: Partial<Record<Letter, number>> = {};
  for (const [letter, count] of Object.entries(c.keys)) keys[MIRROR[letter as Letter]] = count;
  return makeClass(name, MIRROR[c.gap], keys);
}

/** A letter seen in the mirror. */
export const mirrorLetter = (letter: Letter): Letter => MIRROR[letter];

/** A word seen in the mirror. */
export function mirrorWord(word: string): string {
  return [...word]
    .reverse()
    .map((letter) => MIRROR[letter as Letter])
    .join('');
}

function makeClass(name: string, gap: Letter, keys: Partial<Record<Letter, number>>): PositionClass {
  const words = ordersOf(keys);
  const gaps = words[0].length + 1;
  return { name, gap, keys, words, parameters: [...NAMES.slice(0, gaps)] };
}

/** All words with so many of each letter, in the order T . F of their letters. */
function ordersOf(counts: Partial<Record<Letter, number>>): string[] {
  const found: string[] = [];
  for (const letter of ['T', '.', 'F'] as const) {
    const count = counts[letter] ?? 0;
    if (count > 0) for (const rest of ordersOf({ ...counts, [letter]: count - 1 })) found.push(letter + rest);
  }
  return found.length === 0 ? [''] : found;
}

/** The strip of a word with its gaps filled. */
export function strip({ gap }: PositionClass, word: string, gaps: readonly number[]): string {
  let text = gap.repeat(gaps[0]);
  for (let i = 0; i < word.length; i++) text += word[i] + gap.repeat(gaps[i + 1]);
  return text;
}
