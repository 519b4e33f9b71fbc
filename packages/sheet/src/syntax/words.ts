/**
 * Which words are names. A word in capitals made of T and F alone, or of R and L alone, is a board; small letters v alone,
 * or v with a number, are downs; and some words belong to the language.
 */

const WORD = /[A-Za-z][A-Za-z0-9_]*/y;

/** Words of the language. They cannot be names. */
export const KEYWORDS = [
  'if',
  'then',
  'else',
  'elseif',
  'end',
  'for',
  'in',
  'where',
  'and',
  'or',
  'not',
  'true',
  'false',
];

/** The word at an offset; '' if none begins there. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? '';
}

export const isKeyword = (word: string): boolean => KEYWORDS.includes(word);

/** Whether a word is a board by itself: capitals T and F, or R and L. */
export const isBoardWord = (word: string): boolean => /^(?:[TF_]*[TF][TF_]*|[RL_]*[RL][RL_]*)$/.test(word);

/** Whether all letters of a word are squares of a board in either case. */
export const isSquareWord = (word: string): boolean => /^[TFRLtfrl_]+$/.test(word);

/** Whether a word is written with v for downs: v, vv, v3. */
export const isDowns = (word: string): boolean => /^v+[0-9]*$/.test(word);

/** Why a word cannot be a name, as a sentence; null if it can. */
export function whyNoName(word: string): string | null {
  if (isKeyword(word)) return `"${word}" is a word of the language and cannot be a name.`;
  if (isBoardWord(word)) return `"${word}" is a board and cannot be a name.`;
  if (isDowns(word)) return `"${word}" is a game (v is down) and cannot be a name.`;
  return null;
}
