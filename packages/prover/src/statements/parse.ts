/**
 * Statements as people write them: a family of positions, a relation and a game, perhaps with conditions.
 *
 *   T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2
 *   T^a..F^a is infinitesimal for a >= 4
 *   <~T>T^a.F^b<F~> <= * for a, b >= 2
 *
 * A condition is a chain of comparisons: each variable has at most one lower bound, a number or another variable plus a number.
 * The statement that is read has variables from 0 on: for a >= 4 it has a + 4 in place of a.
 */
import {
  atLeast,
  constant,
  type Form,
  isConstant,
  plusTimes,
  shift,
  subtract,
  variable,
  variables,
} from '../strategies/pattern/form.ts';
import { Misstated, PatternReader } from '../strategies/pattern/read.ts';
import { putSide, type Side } from '../strategies/pattern/side.ts';
import { formText } from '../strategies/pattern/text.ts';
import { formsOf, putWord, type Word } from '../strategies/pattern/word.ts';
import type { StatementGoal } from '../strategies/prove.ts';
import type { Relation } from '../strategies/write.ts';

export type ParsedStatement =
  | { readonly ok: true; readonly value: StatementGoal }
  /** The error is a sentence without its full stop. */
  | { readonly ok: false; readonly error: string };

/**
 * Whether a text looks like a statement, rather than like a class or a family.
 *
 * @example
 * ```ts
 * ['T^a..F^b = 0 for a > b >= 2', 'A32', 'T^a...FF'].map(isStatement); // => [ true, false, false ]
 * ```
 */
export const isStatement = (text: string): boolean => /[<>]=|(?<![<>])=|\binfinitesimal\b/.test(masked(text));

const masked = (text: string): string => text.replace(/<[TF]?~[TF]?>\+?/g, (all) => '~'.repeat(all.length));

/**
 * Reads a statement; the error is a sentence.
 *
 * @example
 * ```ts
 * parseStatement('T^aF <= 0 for a >= 1').ok; // => true
 * parseStatement('T^a..F = {1|').ok; // => false
 * ```
 */
export function parseStatement(text: string): ParsedStatement {
  try {
    return { ok: true, value: read(text) };
  } catch (error) {
    // Control characters of the text are not for the reader of the message.
    if (error instanceof Misstated) return { ok: false, error: error.message.replace(/\p{Cc}/gu, '?') };
    throw error;
  }
}

function read(text: string): StatementGoal {
  const start = masked(text).search(/\s+for\s/);
  const body = start < 0 ? text : text.slice(0, start);
  const { left, relation, right } = relationOf(body);
  const reader = new PatternReader();
  let word = reader.word(left);
  let side = reader.side(right.replace(/^\((.*)\)$/, '$1'));
  if (start >= 0) {
    const bounds = boundsOf(text.slice(start).replace(/^\s+for\s+/, ''), reader);
    ({ word, side } = withBounds(word, side, bounds));
  }
  const negative = formsOf(word).find((form) => !atLeast(form, 0));
  if (negative !== undefined)
    throw new Misstated(`a power of '${left.trim()}' may be negative: say for which parameters it is meant`);
  return { word, relation, side };
}

function relationOf(body: string): { left: string; relation: Relation; right: string } {
  const match = /^(.*?)(<=|>=|=|\bis\s+(?:an?\s+)?infinitesimal\b)(.*)$/.exec(masked(body));
  if (match === null) throw new Misstated(`'${body.trim()}' has no <=, >=, = or "is infinitesimal"`);
  const [, before, sign] = match as unknown as [string, string, string];
  const left = body.slice(0, before.length);
  const right = body.slice(before.length + sign.length);
  if (!sign.startsWith('is')) return { left, relation: sign as Relation, right };
  if (right.trim() !== '') throw new Misstated(`'${right.trim()}' stands after "infinitesimal"`);
  return { left, relation: 'infinitesimal', right: '0' };
}

/** The lower bound of each variable that has one. */
function boundsOf(text: string, reader: PatternReader): Map<number, Form> {
  const bounds = new Map<number, Form>();
  for (const chain of chainsOf(text)) {
    const parts = chain.split(/(<=|>=|<|>)/).map((part) => part.trim());
    if (parts.length < 3) throw new Misstated(`'${chain.trim()}' is no condition such as a >= 2`);
    for (let i = 1; i < parts.length; i += 2) {
      const [low, high] = parts[i].startsWith('<') ? [parts[i - 1], parts[i + 1]] : [parts[i + 1], parts[i - 1]];
      for (const one of high.split(',')) {
        for (const other of low.split(','))
          addBound(bounds, reader.form(one), reader.form(other), parts[i].length === 1);
      }
    }
  }
  return bounds;
}

/** Chains of comparisons; "a, b >= 2" is one of them, "a >= 2, b >= 1" are two. */
function chainsOf(text: string): string[] {
  const chains: string[] = [];
  for (const part of text.split(/\band\b|,/)) {
    const last = chains.at(-1);
    if (last === undefined || /[<>]/.test(last)) chains.push(part);
    else chains[chains.length - 1] = `${last},${part}`;
  }
  return chains;
}

/** high >= low, or high > low. */
function addBound(bounds: Map<number, Form>, high: Form, low: Form, isStrict: boolean): void {
  const difference = subtract(high, low);
  const v = variables(difference).find((each) => difference[each + 1] === 1);
  if (v === undefined) throw new Misstated('a condition gives no lower bound for a parameter');
  // v >= v - difference, without v.
  const bound = shift(subtract(variable(v), difference), isStrict ? 1 : 0);
  if (!isConstant(bound) && !variables(bound).every((each) => bound[each + 1] === 1)) {
    throw new Misstated(`the bound ${formText(bound)} is no number and no parameter plus a number`);
  }
  const old = bounds.get(v);
  if (old === undefined || atLeast(subtract(bound, old), 0)) bounds.set(v, bound);
  else if (!atLeast(subtract(old, bound), 0)) throw new Misstated('a parameter has two lower bounds');
}

/** Puts v + bound in for each variable, those first whose bounds speak of others. */
function withBounds(word: Word, side: Side, bounds: ReadonlyMap<number, Form>): { word: Word; side: Side } {
  const open = new Map(bounds);
  let result = { word, side };
  while (open.size > 0) {
    const next = [...open.keys()].find((v) => ![...open].some(([, bound]) => variables(bound).includes(v)));
    if (next === undefined) throw new Misstated('the conditions go round in a circle');
    const value = plusTimes(variable(next), 1, open.get(next) ?? constant(0));
    result = { word: putWord(result.word, next, value), side: putSide(result.side, next, value) };
    open.delete(next);
  }
  return result;
}
