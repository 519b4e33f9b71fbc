/**
 * A question with parameters, as text: games, and conditions. Reads both, finds the parameters, runs the
 * question on the whole region and gives the cases; what cannot be read comes back as a sentence with its column.
 */
import { FUNCTION_NAMES, type ParseError, parseSyntax, type Syntax } from '@lilypad/games';
import { Space } from '../region/affine.ts';
import { readConditions, regionsOf } from '../region/conditions.ts';
import { Misread } from '../region/expression.ts';
import { Store } from '../region/store.ts';
import { type Atom, readAtom } from './atom.ts';
import { Calculus } from './calculus.ts';
import { type Case, casesOf } from './cases.ts';
import { Forest, type Tree } from './forest.ts';
import { type Agreement, explore } from './fork.ts';
import { functionIn, Interpreter, NO_FUNCTIONS, namesIn } from './interpret.ts';

/** `text` is the one that is wrong. */
export interface Refusal {
  readonly ok: false;
  readonly text: string;
  readonly error: ParseError;
}

export type Solved<T> = { readonly ok: true; readonly forest: Forest; readonly cases: readonly Case<T>[] } | Refusal;

/** The words of the notation. */
const NAMES = new RegExp(`Tiny|Miny|${FUNCTION_NAMES.join('|')}`, 'g');

/**
 * Whether a text of games mentions parameters, or cannot be read for reasons that only parameters explain.
 *
 * @example
 * ```ts
 * ['{a|1}', '{2|1}'].map(hasParameters); // => [ true, false ]
 * ```
 */
export function hasParameters(text: string): boolean {
  const parsed = parseSyntax(text, { atom: readAtom });
  if (parsed.ok) return namesIn(parsed.value).length > 0;
  return !parseSyntax(text).ok && /[a-uw-z]/.test(text.replace(NAMES, ''));
}

/**
 * Asks `question` of the canonical forms of the games, on the region that `where` describes; results that `agree` are
 * merged.
 */
export function solve<T>(
  games: readonly string[],
  where: string,
  question: (calculus: Calculus, values: readonly Tree[]) => T,
  agreement: (forest: Forest) => Agreement<T>,
): Solved<T> {
  const syntaxes: Syntax<Atom>[] = [];
  for (const text of games) {
    const parsed = parseSyntax(text, { atom: readAtom });
    if (!parsed.ok) return { ok: false, text, error: parsed.error };
    const call = functionIn(parsed.value);
    if (call !== null) {
      return { ok: false, text, error: { message: NO_FUNCTIONS, column: [...text.slice(0, call)].length + 1 } };
    }
    syntaxes.push(parsed.value);
  }
  try {
    const conditions = readConditions(where);
    const mentioned = conditions.flatMap(({ difference }) => [...difference.terms.keys()]);
    const names = [...new Set([...syntaxes.flatMap((syntax) => namesIn(syntax)), ...mentioned])].sort();
    const space = new Space(names);
    const forest = new Forest(space);
    const agree = agreement(forest);
    const cases = regionsOf(space, where, conditions).flatMap((domain) => {
      const store = new Store(space);
      store.assumeAll(domain.constraints);
      const calculus = new Calculus(forest, store);
      const interpreter = new Interpreter(calculus);
      const run = (): T =>
        question(
          calculus,
          syntaxes.map((syntax) => interpreter.value(syntax)),
        );
      return casesOf(domain, explore(calculus, run, agree), agree);
    });
    return { ok: true, forest, cases };
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const column = [...where.slice(0, error.offset)].length + 1;
    return { ok: false, text: where, error: { message: error.message, column } };
  }
}
