/**
 * Reads a certificate: a claim about the value of every position of a class.
 *
 * Trusted: what is read here is what has been proved in the end. So everything must be there, once, and nothing that
 * is not understood: a class with its name, all arrangements of its key letters, for each a formula that is total by
 * its form (a decision tree). `made`, which tells where a certificate comes from, is the only field not looked at.
 */
import type { GameTree } from './game.ts';
import type { Letter } from './moves.ts';
import { type Condition, Misread, readCondition, readGame } from './text.ts';

export interface Certificate {
  readonly target: string;
  readonly gap: Letter;
  readonly words: ReadonlyMap<string, WordClaim>;
}

/** For all gaps >= 0 the value of the word with these gaps is the game that the formula selects. */
export interface WordClaim {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly formula: Formula;
}

export type Formula = ValueFormula | ChoiceFormula;

export interface ValueFormula {
  readonly kind: 'value';
  readonly text: string;
  readonly game: GameTree;
}

interface ChoiceFormula {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly yes: Formula;
  readonly no: Formula;
}

type Fields = Readonly<Record<string, unknown>>;

const FORMAT = 'lilypad-certificate/1';
const MOST_KEYS = 12;
const DEEPEST_FORMULA = 500;
const MOST_NODES = 200_000;
const NAME = /^[A-Za-z][0-9]*$/;
const LETTERS: readonly Letter[] = ['T', '.', 'F'];

export function parseCertificate(json: unknown): Certificate {
  const fields = object(
    json,
    'the certificate',
    ['format', 'target', 'claim', 'key', 'gap', 'rules', 'words'],
    ['made'],
  );
  if (fields.format !== FORMAT) throw new Misread(`the field format is not "${FORMAT}"`);
  if (fields.claim !== 'value') throw new Misread('the field claim is not "value"');
  if (!Array.isArray(fields.rules)) throw new Misread('the field rules is not a list');
  if (fields.rules.length > 0) throw new Misread('the certificate leans on rules, and none is known as proved');
  const { target, key, gap } = classOf(fields);
  return { target, gap, words: wordsOf(fields.words, key) };
}

/** The name, the key letters and the gap letter must say the same. */
function classOf({ target, key, gap }: Fields): { target: string; key: ReadonlyMap<Letter, number>; gap: Letter } {
  const match = typeof target === 'string' ? /^([AB])([1-9])([1-9])( mirror)?$/.exec(target) : null;
  if (match === null) throw new Misread('the field target names no class such as "A21", "B11" or "A21 mirror"');
  const [name, kind, first, second, mirror] = match;
  // In the mirror toads become frogs and frogs toads.
  const [toad, frog]: readonly [Letter, Letter] = mirror === undefined ? ['T', 'F'] : ['F', 'T'];
  const filling = kind === 'A' ? toad : '.';
  const counts = new Map<Letter, number>([
    [kind === 'A' ? '.' : toad, Number(first)],
    [frog, Number(second)],
  ]);
  if (gap !== filling) throw new Misread(`the field gap is not "${filling}", as it is for the class ${name}`);
  const given = object(key, 'the field key', [...counts.keys()], []);
  for (const [letter, count] of counts) {
    if (given[letter] !== count)
      throw new Misread(`the field key does not give ${count} "${letter}" to the class ${name}`);
  }
  return { target: name, key: counts, gap: filling };
}

function wordsOf(list: unknown, key: ReadonlyMap<Letter, number>): Map<string, WordClaim> {
  if (!Array.isArray(list)) throw new Misread('the field words is not a list');
  const keys = [...key.values()].reduce((sum, count) => sum + count, 0);
  if (keys > MOST_KEYS) throw new Misread(`the class has more than ${MOST_KEYS} key letters`);
  const nodes = { left: MOST_NODES };
  const missing = new Set(arrangements(key));
  const words = new Map<string, WordClaim>();
  for (const entry of list) {
    const { word, parameters, formula } = object(entry, 'an entry of words', ['word', 'parameters', 'formula'], []);
    if (typeof word !== 'string') throw new Misread('an entry of words has a word that is not a text');
    if (words.has(word)) throw new Misread(`the word "${clip(word)}" is there twice`);
    if (!missing.delete(word)) throw new Misread(`the word "${clip(word)}" is no arrangement of the key letters`);
    const names = parametersOf(word, parameters);
    words.set(word, { word, parameters: names, formula: readFormula(formula, word, names, nodes, 0) });
  }
  for (const word of missing) throw new Misread(`the word "${word}" is missing`);
  return words;
}

function parametersOf(word: string, list: unknown): string[] {
  const where = `the parameters of the word "${word}"`;
  if (!Array.isArray(list) || list.length !== word.length + 1) {
    throw new Misread(`${where} are not ${word.length + 1} names, one for each gap`);
  }
  if (!list.every((name) => typeof name === 'string' && NAME.test(name))) {
    throw new Misread(`${where} are not all letters with or without digits`);
  }
  if (new Set(list).size !== list.length) throw new Misread(`${where} are not all different`);
  return [...list];
}

function readFormula(
  json: unknown,
  word: string,
  parameters: readonly string[],
  nodes: { left: number },
  depth: number,
): Formula {
  const where = `the formula of the word "${word}"`;
  if (depth > DEEPEST_FORMULA) throw new Misread(`${where} is more than ${DEEPEST_FORMULA} conditions deep`);
  nodes.left -= 1;
  if (nodes.left < 0) throw new Misread(`the formulas have more than ${MOST_NODES} conditions and values`);
  if (isObject(json) && Object.hasOwn(json, 'value')) {
    const { value } = object(json, where, ['value'], []);
    const text = string(value, `a value in ${where}`);
    return { kind: 'value', text, game: located(where, () => readGame(text, parameters)) };
  }
  const fields = object(json, where, ['if', 'then', 'else'], []);
  const text = string(fields.if, `a condition in ${where}`);
  return {
    kind: 'if',
    condition: located(where, () => readCondition(text, parameters)),
    yes: readFormula(fields.then, word, parameters, nodes, depth + 1),
    no: readFormula(fields.else, word, parameters, nodes, depth + 1),
  };
}

/** All words with so many of each letter. */
function arrangements(counts: ReadonlyMap<Letter, number>): string[] {
  const letters = LETTERS.filter((letter) => (counts.get(letter) ?? 0) > 0);
  if (letters.length === 0) return [''];
  return letters.flatMap((letter) => {
    const rest = new Map(counts).set(letter, (counts.get(letter) as number) - 1);
    return arrangements(rest).map((word) => letter + word);
  });
}

function located<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Misread ? new Misread(`in ${where}, ${error.message}`) : error;
  }
}

const isObject = (json: unknown): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);

/** An object with all required fields, and no others besides the optional ones. */
function object(json: unknown, where: string, required: readonly string[], optional: readonly string[]): Fields {
  if (!isObject(json)) throw new Misread(`${where} is not an object`);
  for (const name of required) if (!Object.hasOwn(json, name)) throw new Misread(`${where} lacks the field "${name}"`);
  for (const name of Object.keys(json)) {
    if (!required.includes(name) && !optional.includes(name)) {
      throw new Misread(`${where} has the field "${clip(name)}", which means nothing there`);
    }
  }
  return json;
}

function string(json: unknown, where: string): string {
  if (typeof json !== 'string') throw new Misread(`${where} is not a text`);
  return json;
}

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}...` : text);
