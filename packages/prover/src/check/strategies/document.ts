/**
 * Reads a certificate of strategies: claims with their proofs, and the statements that follow from them.
 *
 * Trusted: what is read here is what is proved in the end. `made` is the only field not looked at.
 */
import { type Fields, isObject, list, object, string } from '../fields.ts';
import { Misread } from '../misread.ts';
import type { Affine } from './affine.ts';
import { isName, readAffine, readSide, readWord } from './read-text.ts';
import type { Choice, Side } from './side.ts';
import type { Pattern, Split } from './split.ts';
import type { Item, Word } from './word.ts';

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
  /** An instance of a claim; `raw`: the word is taken as it was before it was simplified. */
  | { readonly kind: 'claim'; readonly claim: number; readonly put: ReadonlyMap<string, Affine>; readonly raw: boolean }
  | { readonly kind: 'moves'; readonly answers: ReadonlyMap<string, Answer> };

/** Why Right wins when he is to move. */
export type Answer =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Answer[] }
  | { readonly kind: 'reply'; readonly reply: string; readonly rest: readonly Proof[] };

interface Claim extends Pattern {
  readonly text: string;
  readonly proof: Proof;
}

type Relation = '<=' | '>=' | '=' | 'infinitesimal';

export interface Statement {
  readonly text: string;
  readonly word: Word;
  readonly relation: Relation;
  readonly side: Side;
  /** For <= of the word, for >= of its mirror image. */
  readonly proofs: readonly Proof[];
}

export interface StrategyDocument {
  readonly target: string;
  readonly claim: 'strategy';
  /** The statements, by what they say. */
  readonly corollaries: readonly { readonly name: string }[];
  readonly claims: readonly Claim[];
  readonly statements: readonly Statement[];
  /** The certificate as it was read. */
  readonly source: Fields;
}

const MOST_CLAIMS = 5000;
const DEEPEST_PROOF = 200;
const RELATIONS: readonly Relation[] = ['<=', '>=', '=', 'infinitesimal'];

/** Reads a certificate whose fields format and claim are right. */
export function readStrategy(json: Fields): StrategyDocument {
  const fields = object(json, 'the certificate', ['format', 'target', 'claim', 'claims', 'statements'], ['made']);
  const entries = list(fields.claims, 'the field claims');
  if (entries.length > MOST_CLAIMS) throw new Misread(`there are more than ${MOST_CLAIMS} claims`);
  return {
    target: targetOf(fields.target),
    claim: 'strategy',
    ...statementsIn(fields.statements),
    claims: entries.map((entry, i) => claimOf(entry, `the claim ${i}`)),
    source: json,
  };
}

/** The document with other statements, which are read from JSON. */
export function stating(document: StrategyDocument, json: unknown): StrategyDocument {
  return { ...document, ...statementsIn(json), source: { ...document.source, statements: json } };
}

function statementsIn(json: unknown): Pick<StrategyDocument, 'statements' | 'corollaries'> {
  const statements = list(json, 'the field statements').map(statementOf);
  if (statements.length === 0) throw new Misread('nothing is stated');
  return { statements, corollaries: statements.map(({ text }) => ({ name: text })) };
}

/** The target is a name only, for what is stated; it is printed. */
function targetOf(json: unknown): string {
  const target = string(json, 'the field target');
  if (/^[A-Za-z0-9 .,^()<>~#+-]{1,200}$/.test(target)) return target;
  throw new Misread('the field target is not 1 to 200 letters, digits, blanks and signs of words');
}

function claimOf(json: unknown, where: string): Claim {
  const { word, atMost, proof } = object(json, where, ['word', 'atMost', 'proof']);
  const [left, right] = [string(word, `the word of ${where}`), string(atMost, `the side of ${where}`)];
  const pattern = { word: readWord(left), side: readSide(right) };
  checkNames(pattern, where);
  return { text: `${left} <= ${right}`, ...pattern, proof: proofOf(proof, where, 0) };
}

function statementOf(json: unknown, i: number): Statement {
  const where = `the statement ${i}`;
  const { word, relation: sign, game, proofs } = object(json, where, ['word', 'relation', 'game', 'proofs']);
  const relation = RELATIONS.find((one) => one === sign);
  if (relation === undefined) throw new Misread(`${where} has no relation that is known`);
  const [left, right] = [string(word, `the word of ${where}`), string(game, `the game of ${where}`)];
  const side = readSide(right);
  if (relation !== '<=' && hasEps(side)) throw new Misread(`${where} has eps in its game, and is not about <=`);
  if (relation === 'infinitesimal' && right !== '0') throw new Misread(`${where} has a game other than 0`);
  const pattern = { word: readWord(left), side };
  checkNames(pattern, where);
  return {
    text: relation === 'infinitesimal' ? `${left} is infinitesimal` : `${left} ${relation} ${right}`,
    ...pattern,
    relation,
    proofs: list(proofs, `the proofs of ${where}`).map((proof) => proofOf(proof, where, 0)),
  };
}

const hasEps = ({ eps, choice }: Side): boolean => eps || (choice !== null && insideOf(choice).some(hasEps));

function insideOf(choice: Choice): readonly Side[] {
  if (choice.kind === 'nest') return [choice.inner];
  return choice.kind === 'switch' ? [...choice.left, ...choice.right] : [];
}

/** In a word each name belongs to one wildcard, and boards of the game have only wildcards of the word, by their names. */
function checkNames({ word, side }: Pattern, where: string): void {
  const known = new Map<string, Item>();
  for (const item of word) {
    if (item.kind !== 'any' || item.name === null) continue;
    if (known.has(item.name)) throw new Misread(`${where} has two wildcards ${item.name}`);
    known.set(item.name, item);
  }
  for (const board of boardsIn(side)) {
    for (const item of board) {
      if (item.kind === 'toads' || item.kind === 'frogs') throw new Misread(`${where} has a reservoir in its game`);
      if (item.kind !== 'any') continue;
      const other = item.name === null ? undefined : known.get(item.name);
      if (JSON.stringify(other) !== JSON.stringify(item)) {
        throw new Misread(`${where} has a wildcard in its game that is none of its word`);
      }
    }
  }
}

function boardsIn({ choice }: Side): Word[] {
  if (choice?.kind === 'board') return [choice.word];
  return choice === null ? [] : insideOf(choice).flatMap(boardsIn);
}

function proofOf(json: unknown, where: string, depth: number): Proof {
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
  if (Object.hasOwn(json, 'use')) {
    const { use, put, raw } = object(json, `a step of ${where}`, ['use', 'put'], ['raw']);
    if (raw !== undefined && raw !== true) throw new Misread(`${where}: raw is not true`);
    return { kind: 'claim', claim: count(use, where), put: putOf(put, where), raw: raw === true };
  }
  const { moves } = object(json, `a step of ${where}`, ['moves']);
  const answers = Object.entries(object(moves, `the moves of ${where}`, [], isObject(moves) ? Object.keys(moves) : []));
  return { kind: 'moves', answers: new Map(answers.map(([name, each]) => [name, answerOf(each, where, depth + 1)])) };
}

function answerOf(json: unknown, where: string, depth: number): Answer {
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

/** ["a"], ["a","b"] or [1,"left","v"]. */
function splitOf(json: unknown, where: string): Split {
  const [first, second, third, ...more] = list(json, `a split of ${where}`);
  if (typeof first === 'string' && isName(first) && third === undefined) {
    if (second === undefined) return { kind: 'zero', name: first };
    if (typeof second === 'string' && isName(second)) return { kind: 'order', name: first, other: second };
  }
  const isEnd = second === 'left' || second === 'right';
  if (typeof first === 'number' && isEnd && typeof third === 'string' && isName(third) && more.length === 0) {
    return { kind: 'any', number: count(first, where), end: second, name: third };
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
