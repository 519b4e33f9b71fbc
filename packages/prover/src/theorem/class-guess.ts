/** Formulas for words of a class as people write them in a file: a certificate about values in which words may be missing. */
import { tryToRead } from '../check/check.ts';
import { parseJson } from '../check/json.ts';
import { readDocument } from '../check/kinds.ts';
import type { Rejected } from '../check/verdict.ts';
import { formulaOf } from '../claim/meaning.ts';
import { classOf, formulaIn } from '../claim/read-class.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import type { Formula } from '../formula/formula.ts';
import type { Forest } from '../symbolic/forest.ts';

/** The formulas that a file gives, and the class that they are about. */
export interface ClassGuess {
  readonly positions: PositionClass;
  /** The formulas by their words, in a forest with the parameters of the class. */
  readonly formulas: (forest: Forest) => ReadonlyMap<string, Formula>;
}

/** Reads formulas for some words of a class; what cannot be read is answered as the checker does. */
export function readGuess(text: string): ClassGuess | Rejected {
  const { json, missing } = completed(parseJson(text));
  const document = tryToRead(() => readDocument(json));
  if ('ok' in document) return document;
  if (document.claim !== 'value') {
    return { ok: false, obligation: 'format', message: 'only formulas for the values of words can be completed' };
  }
  const { words } = document;
  return {
    positions: classOf(document),
    formulas: (forest) =>
      new Map(
        [...words].flatMap(([word, entry]): [string, Formula][] => {
          const formula = missing.has(word) ? null : formulaIn(entry);
          return formula === null ? [] : [[word, formulaOf(forest, formula)]];
        }),
      ),
  };
}

interface Guess {
  readonly target?: unknown;
  readonly words?: unknown;
}

/** The document with an entry for every word of its class, and the words that it lacks. */
function completed(json: unknown): { json: unknown; missing: ReadonlySet<string> } {
  const { target, words } = (typeof json === 'object' && json !== null ? json : {}) as Guess;
  const positions = typeof target === 'string' ? classNamed(target) : null;
  if (positions === null || !Array.isArray(words)) return { json, missing: new Set() };
  const there = new Set(words.map((entry: { readonly word?: unknown } | null) => entry?.word));
  const missing = positions.words.filter((word) => !there.has(word));
  const { parameters } = positions;
  const empty = missing.map((word) => ({ word, parameters, formula: { value: '0' } }));
  return { json: { ...(json as object), words: [...words, ...empty] }, missing: new Set(missing) };
}
