/**
 * Proofs in certificates of strategies, step by step, and how they are read.
 *
 * Trusted: what is read here is what is checked.
 */
import { type Fields, isObject, list, object, string } from '../fields.ts';
import { Misread } from '../misread.ts';
import type { Affine } from './affine.ts';
import { isName, readAffine } from './read-text.ts';
import type { Split } from './split.ts';

/** Why Right wins when Left is to move. */
export type Proof =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Proof[] }
  /** The death leap bounds all boards. */
  | { readonly kind: 'leap' }
  /** The game on the other side is the value of the same word, and what is added to it is not negative. */
  | { readonly kind: 'same' }
  /** There are no instances. */
  | { readonly kind: 'void' }
  /** Some boards are replaced by bounds from the death leap. */
  | { readonly kind: 'drop'; readonly boards: readonly number[]; readonly rest: Proof }
  | Use
  | { readonly kind: 'moves'; readonly answers: ReadonlyMap<string, Answer> };

/** Why Right wins when he is to move. */
export type Answer =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Answer[] }
  | { readonly kind: 'reply'; readonly reply: string; readonly rest: readonly Proof[] };

/** An instance of a claim; `raw`: the word is taken as it was before it was simplified. */
export interface Use {
  readonly kind: 'claim';
  readonly claim: number;
  readonly put: ReadonlyMap<string, Affine>;
  readonly raw: boolean;
}

const DEEPEST_PROOF = 200;

export function proofOf(json: unknown, where: string, depth: number): Proof {
  if (depth > DEEPEST_PROOF) throw new Misread(`${where} has a proof that is too deep`);
  if (!isObject(json)) throw new Misread(`${where} has a step that is not an object`);
  if (Object.hasOwn(json, 'split')) {
    const { split, cases } = object(json, `a step of ${where}`, ['split', 'cases']);
    const proofs = list(cases, `the cases of ${where}`).map((each) => proofOf(each, where, depth + 1));
    return { kind: 'split', split: splitOf(split, where), cases: proofs };
  }
  const kind = (['leap', 'same', 'void'] as const).find((one) => Object.hasOwn(json, one));
  if (kind !== undefined) {
    if (object(json, `a step of ${where}`, [kind])[kind] !== true) throw new Misread(`${where}: ${kind} is not true`);
    return { kind };
  }
  if (Object.hasOwn(json, 'drop')) {
    const { drop, rest } = object(json, `a step of ${where}`, ['drop', 'rest']);
    const boards = list(drop, `the boards dropped in ${where}`).map((board) => count(board, where));
    return { kind: 'drop', boards, rest: proofOf(rest, where, depth + 1) };
  }
  if (Object.hasOwn(json, 'use')) return useOf(json, where);
  const { moves } = object(json, `a step of ${where}`, ['moves']);
  const answers = Object.entries(object(moves, `the moves of ${where}`, [], isObject(moves) ? Object.keys(moves) : []));
  return { kind: 'moves', answers: new Map(answers.map(([name, each]) => [name, answerOf(each, where, depth + 1)])) };
}

export function answerOf(json: unknown, where: string, depth: number): Answer {
  if (depth > DEEPEST_PROOF) throw new Misread(`${where} has a proof that is too deep`);
  if (isObject(json) && Object.hasOwn(json, 'split')) {
    const { split, cases } = object(json, `an answer of ${where}`, ['split', 'cases']);
    const answers = list(cases, `the cases of ${where}`).map((each) => answerOf(each, where, depth + 1));
    return { kind: 'split', split: splitOf(split, where), cases: answers };
  }
  const { reply, rest } = object(json, `an answer of ${where}`, ['reply', 'rest']);
  const proofs = list(rest, `what follows a reply of ${where}`).map((each) => proofOf(each, where, depth + 1));
  return { kind: 'reply', reply: string(reply, `a reply of ${where}`), rest: proofs };
}

export function useOf(json: Fields, where: string): Use {
  const { use, put, raw } = object(json, `a step of ${where}`, ['use', 'put'], ['raw']);
  if (raw !== undefined && raw !== true) throw new Misread(`${where}: raw is not true`);
  return { kind: 'claim', claim: count(use, where), put: putOf(put, where), raw: raw === true };
}

/** ["a"], ["a","b"], [1,"left","v"] or [1,"left","v","u"]. */
export function splitOf(json: unknown, where: string): Split {
  const [first, second, third, fourth, ...more] = list(json, `a split of ${where}`);
  if (typeof first === 'string' && isName(first) && third === undefined) {
    if (second === undefined) return { kind: 'zero', name: first };
    if (typeof second === 'string' && isName(second)) return { kind: 'order', name: first, other: second };
  }
  const isEnd = second === 'left' || second === 'right';
  if (typeof first === 'number' && isEnd && typeof third === 'string' && isName(third) && more.length === 0) {
    const place = { number: count(first, where), end: second, name: third } as const;
    if (fourth === undefined) return { kind: 'any', ...place };
    if (typeof fourth === 'string' && isName(fourth)) return { kind: 'pairs', ...place, other: fourth };
  }
  throw new Misread(`${where} has a split that means nothing`);
}

function putOf(json: unknown, where: string): Map<string, Affine> {
  const names = isObject(json) ? Object.keys(json) : [];
  const entries = Object.entries(object(json, `what ${where} puts in`, [], names));
  return new Map(entries.map(([name, text]) => [name, readAffine(string(text, `what ${where} puts in`))]));
}

function count(json: unknown, where: string): number {
  if (typeof json === 'number' && Number.isSafeInteger(json) && json >= 0) return json;
  throw new Misread(`${where} has something else where a number should be`);
}
