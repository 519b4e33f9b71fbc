/** What a name that is being typed could become. */
import { FUNCTIONS, type FunctionHelp } from './functions/registry.ts';
import { KEYWORDS } from './syntax/words.ts';

/** A name that fits, with one line of help. */
export interface Completion {
  readonly name: string;
  readonly kind: 'function' | 'name' | 'keyword';
  readonly usage: string;
  readonly help: string;
}

/** The names that fit, and where the word begins that they complete. */
export interface Completions {
  /** The offset of the word in the text. */
  readonly from: number;
  readonly items: readonly Completion[];
}

const WORD = /[A-Za-z]\w*$/;
const MOST = 200;

/**
 * The names that could stand at an offset: functions, names that are defined, words of the language.
 *
 * @param offset - of the cursor in the text
 * @example
 * ```ts
 * complete('temp', 4).items[0].help; // => 'the temperature'
 * ```
 */
export function complete(text: string, offset: number, defined: readonly string[] = []): Completions {
  const before = text.slice(0, offset);
  const word = WORD.exec(before)?.[0] ?? '';
  const from = offset - word.length;
  const afterPoint = /[\w)\]}]\.$/.test(before.slice(0, from));
  if (word === '' && !afterPoint) return { from, items: [] };
  const capital = /^[A-Z]/.test(word) || (word === '' && afterPoint);
  const functions = FUNCTIONS.flatMap((help): Completion[] => {
    const name = spelling(help, word, capital);
    return name === null ? [] : [{ name, kind: 'function', usage: help.usage, help: help.help }];
  });
  if (afterPoint) return { from, items: functions.slice(0, MOST) };
  const own = (names: readonly string[], kind: 'name' | 'keyword', help: string): Completion[] =>
    names.filter((name) => name.startsWith(word) && name !== word).map((name) => ({ name, kind, usage: name, help }));
  const items = [
    ...own(defined, 'name', 'defined here'),
    ...functions,
    ...own(KEYWORDS, 'keyword', 'a word of the language'),
  ];
  return { from, items: items.slice(0, MOST) };
}

/** The name of a function that begins with a word: its own, or CGSuite's if the word has a capital. */
function spelling({ name, aliases }: FunctionHelp, word: string, capital: boolean): string | null {
  if (!capital)
    return name.startsWith(word) ? name : (aliases.find((one) => /^[a-z]/.test(one) && one.startsWith(word)) ?? null);
  return aliases.find((one) => one.startsWith(word)) ?? null;
}
