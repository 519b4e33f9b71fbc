/**
 * Reads a certificate of strategies: claims with their proofs, and the statements that follow from them.
 *
 * Trusted: what is read here is what is proved in the end. `made` is the only field not looked at.
 */
import { type Fields, list, object, string } from '../fields.ts';
import { Misread } from '../misread.ts';
import { type Attack, attackOf, type Derivation, derivationOf } from './derivation.ts';
import { strangeIn } from './names.ts';
import { type Proof, proofOf } from './proof.ts';
import { readSide, readWord } from './read-text.ts';
import { type Recurrences, recurrencesOf } from './recurrences.ts';
import { hasEps, type Side } from './side.ts';
import type { Pattern } from './split.ts';
import type { Word } from './word.ts';

interface Claim extends Pattern {
  readonly text: string;
  readonly proof: Proof;
}

type Relation = keyof typeof SHOWN;

export interface Statement {
  readonly text: string;
  readonly word: Word;
  readonly relation: Relation;
  readonly side: Side;
  readonly shown: readonly Shown[];
}

/**
 * Of the word and the side, or of the mirror image and the negative (`mirror`): that Right wins moving second, or moving first; or that
 * recurrences give the values of all instances.
 */
type Shown =
  | { readonly kind: 'second'; readonly mirror: boolean; readonly derivation: Derivation }
  | { readonly kind: 'first'; readonly mirror: boolean; readonly attack: Attack }
  | { readonly kind: 'recurrences'; readonly recurrences: Recurrences };

/** What must be shown for a relation: g <= h if Right wins g - h moving second, g <| h if he wins it moving first. */
const SHOWN = {
  '<=': ['second'],
  '>=': ['mirror second'],
  '=': ['second', 'mirror second'],
  '<|': ['first'],
  '|>': ['mirror first'],
  '<': ['second', 'first'],
  '>': ['mirror second', 'mirror first'],
  '||': ['first', 'mirror first'],
  infinitesimal: ['second', 'mirror second'],
  recurrences: ['recurrences'],
} as const;

const PROPERTIES: Partial<Record<Relation, string>> = {
  infinitesimal: 'is infinitesimal',
  recurrences: 'has recurrences',
};

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

const isRelation = (sign: unknown): sign is Relation => typeof sign === 'string' && Object.hasOwn(SHOWN, sign);

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
  const { word, relation, game, proofs } = object(json, where, ['word', 'relation', 'game', 'proofs']);
  if (!isRelation(relation)) throw new Misread(`${where} has no relation that is known`);
  const [left, right] = [string(word, `the word of ${where}`), string(game, `the game of ${where}`)];
  const side = readSide(right);
  if (relation !== '<=' && hasEps(side)) throw new Misread(`${where} has eps in its game, and is not about <=`);
  const property = PROPERTIES[relation];
  if (property !== undefined && right !== '0') throw new Misread(`${where} has a game other than 0`);
  const pattern = { word: readWord(left), side };
  checkNames(pattern, where);
  const given = list(proofs, `the proofs of ${where}`);
  const needed = SHOWN[relation];
  if (given.length !== needed.length)
    throw new Misread(`${where} needs ${needed.length} proofs and has ${given.length}`);
  return {
    text: property === undefined ? `${left} ${relation} ${right}` : `${left} ${property}`,
    ...pattern,
    relation,
    shown: needed.map((kind, at) => shownOf(kind, given[at], where)),
  };
}

function shownOf(kind: (typeof SHOWN)[Relation][number], json: unknown, where: string): Shown {
  if (kind === 'recurrences') return { kind, recurrences: recurrencesOf(json, where, 0) };
  const mirror = kind === 'mirror second' || kind === 'mirror first';
  if (kind === 'second' || kind === 'mirror second')
    return { kind: 'second', mirror, derivation: derivationOf(json, where, 0) };
  return { kind: 'first', mirror, attack: attackOf(json, where, 0) };
}

function checkNames({ word, side }: Pattern, where: string): void {
  const strange = strangeIn(word, side);
  if (strange !== null) throw new Misread(`${where} has ${strange}`);
}
