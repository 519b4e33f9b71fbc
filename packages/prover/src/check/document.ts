/**
 * Reads a certificate that makes a claim about every position of a class: of values or of outcomes.
 *
 * Trusted: what is read here is what is proved in the end. So everything must be there, once, and nothing that
 * is not understood: a class with its name, all orders of its key letters, for each a formula or predicates that
 * are total by their form (decision trees). `made`, which says where a certificate comes from, is the only field not
 * looked at.
 */
import { checkChapters } from './chapters.ts';
import { type Claim, OutcomeClaim, type Standing, ValueClaim } from './claim.ts';
import { corollaryChapters } from './corollaries.ts';
import { corollaryName, type Fields, isObject, list, object, string } from './fields.ts';
import type { Form } from './form.ts';
import type { Kind } from './kind.ts';
import { clip, Misread } from './misread.ts';
import type { Letter } from './moves.ts';
import { chaptersOf } from './parts.ts';
import { located, TreeReader } from './read-tree.ts';
import { readForm } from './text.ts';
import { endsOf, type Formula } from './tree.ts';

export interface ClassDocument {
  readonly target: string;
  readonly claim: ClassClaim;
  readonly gap: Letter;
  readonly words: ReadonlyMap<string, WordEntry>;
  readonly corollaries: readonly CorollaryEntry[];
}

type ClassClaim = 'value' | 'outcome';

/** The claim holds for the word with these gaps, for all gaps >= 0. */
export interface WordEntry {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly claim: Claim;
}

/**
 * For all parameters >= 0 the gaps are >= 0, and the value of the word with these gaps has the relation to what the
 * formula selects.
 */
export interface CorollaryEntry {
  readonly name: string;
  readonly word: string;
  readonly relation: Relation;
  readonly parameters: readonly string[];
  readonly gaps: readonly Form[];
  readonly formula: Formula;
}

/** <| is "less than or confused with", |> is its opposite. */
export type Relation = '=' | '<=' | '>=' | '<' | '>' | '||' | '<|' | '|>';

const RELATIONS: readonly Relation[] = ['=', '<=', '>=', '<', '>', '||', '<|', '|>'];
const MOST_KEYS = 12;
const NAME = /^[A-Za-z][0-9]*$/;
const LETTERS: readonly Letter[] = ['T', '.', 'F'];

export const CLASS_KIND: Kind<ClassDocument> = {
  read: readClassDocument,
  check: (document, options) => checkChapters(document, chaptersOf(document), options),
  chapters: chaptersOf,
  concluding: (document, corollaries) => {
    return { ...document, corollaries: corollariesOf(corollaries, document.words, new TreeReader()) };
  },
  checkCorollaries(document, options) {
    return checkChapters(document, corollaryChapters(document.words, document.corollaries), options);
  },
};

function readClassDocument(json: Fields): ClassDocument {
  const required = ['format', 'target', 'claim', 'key', 'gap', 'rules', 'words'];
  const fields = object(json, 'the certificate', required, ['corollaries', 'made']);
  const claim = fields.claim === 'outcome' ? 'outcome' : 'value';
  if (list(fields.rules, 'the field rules').length > 0) {
    throw new Misread('the certificate leans on rules, and none is known as proved');
  }
  const { target, key, gap } = classOf(fields);
  const reader = new TreeReader();
  const words = wordsOf(fields.words, claim, key, reader);
  const corollaries = Object.hasOwn(fields, 'corollaries') ? corollariesOf(fields.corollaries, words, reader) : [];
  return { target, claim, gap, words, corollaries };
}

/** The name, the key letters and the gap letter must say the same. */
export function classOf({ target, key, gap }: Fields): {
  target: string;
  key: ReadonlyMap<Letter, number>;
  gap: Letter;
} {
  const match = typeof target === 'string' ? /^([AB])([1-9])([1-9])( mirror)?$/.exec(target) : null;
  if (match === null) throw new Misread('the field target names no class such as "A21", "B11" or "A21 mirror"');
  const [name, kind, first, second, mirror] = match;
  // In the mirror toads become frogs and frogs become toads.
  const [toad, frog]: readonly [Letter, Letter] = mirror === undefined ? ['T', 'F'] : ['F', 'T'];
  const filling = kind === 'A' ? toad : '.';
  const counts = new Map<Letter, number>([
    [kind === 'A' ? '.' : toad, Number(first)],
    [frog, Number(second)],
  ]);
  if (gap !== filling) throw new Misread(`the field gap is not "${filling}", as it is for the class ${name}`);
  const given = object(key, 'the field key', [...counts.keys()]);
  for (const [letter, count] of counts) {
    if (given[letter] !== count)
      throw new Misread(`the field key does not give ${count} "${letter}" to the class ${name}`);
  }
  return { target: name, key: counts, gap: filling };
}

function wordsOf(
  json: unknown,
  kind: ClassClaim,
  key: ReadonlyMap<Letter, number>,
  reader: TreeReader,
): Map<string, WordEntry> {
  const entries = list(json, 'the field words');
  const keys = [...key.values()].reduce((sum, count) => sum + count, 0);
  if (keys > MOST_KEYS) throw new Misread(`the class has more than ${MOST_KEYS} key letters`);
  const missing = new Set(ordersOf(key));
  const words = new Map<string, WordEntry>();
  for (const entry of entries) {
    const outcomes = kind === 'outcome' && isObject(entry) && Object.hasOwn(entry, 'against');
    const content = outcomes ? 'against' : 'formula';
    const fields = object(entry, 'an entry of words', ['word', 'parameters', content]);
    const { word } = fields;
    if (typeof word !== 'string') throw new Misread('an entry of words has a word that is not a text');
    if (words.has(word)) throw new Misread(`the word "${clip(word)}" is there twice`);
    if (!missing.delete(word)) throw new Misread(`the word "${clip(word)}" is no arrangement of the key letters`);
    const parameters = parametersOf(fields.parameters, `the word "${word}"`);
    if (parameters.length !== word.length + 1) {
      throw new Misread(`the parameters of the word "${word}" are not ${word.length + 1} names, one for each gap`);
    }
    const claim = outcomes
      ? outcomesOf(fields.against, word, parameters, reader)
      : new ValueClaim(reader.formula(fields.formula, `the formula of the word "${word}"`, parameters));
    words.set(word, { word, parameters, claim });
  }
  for (const word of missing) throw new Misread(`the word "${word}" is missing`);
  return words;
}

/** How a word compares with 0, and perhaps with *. */
function outcomesOf(json: unknown, word: string, parameters: readonly string[], reader: TreeReader): OutcomeClaim {
  const rivals = Object.entries(object(json, `the field against of the word "${word}"`, ['0'], ['*']));
  const standings = rivals.map(([rival, standing]): [string, Standing] => {
    const where = `of the word "${word}" against ${rival}`;
    const { atLeast, atMost } = object(standing, `the claim ${where}`, ['atLeast', 'atMost']);
    return [
      rival,
      {
        Left: reader.predicate(atLeast, `the predicate atLeast ${where}`, parameters),
        Right: reader.predicate(atMost, `the predicate atMost ${where}`, parameters),
      },
    ];
  });
  return new OutcomeClaim(new Map(standings));
}

export function corollariesOf(
  json: unknown,
  words: ReadonlyMap<string, { readonly claim: Claim }>,
  reader: TreeReader,
): CorollaryEntry[] {
  const names = new Set<string>();
  return list(json, 'the field corollaries').map((entry) => {
    const required = ['name', 'word', 'gaps', 'parameters', 'formula'];
    const fields = object(entry, 'an entry of corollaries', required, ['relation']);
    const name = corollaryName(fields.name);
    const where = `the corollary "${clip(name)}"`;
    if (names.size === names.add(name).size) throw new Misread(`${where} is there twice`);
    const word = string(fields.word, `the word of ${where}`);
    const claim = words.get(word)?.claim;
    if (claim === undefined) throw new Misread(`${where} is about "${clip(word)}", which is no word of the class`);
    const parameters = parametersOf(fields.parameters, where);
    const gaps = list(fields.gaps, `the field gaps of ${where}`).map((gap) => {
      return located(where, () => readForm(string(gap, 'a gap'), parameters));
    });
    if (gaps.length !== word.length + 1) throw new Misread(`${where} does not have ${word.length + 1} gaps`);
    const formula = reader.formula(fields.formula, `the formula of ${where}`, parameters);
    for (const { text } of endsOf(formula)) {
      if (!claim.speaksOf(text)) {
        throw new Misread(`${where} has the value ${clip(text)}, but "${word}" is not compared with that`);
      }
    }
    const said = Object.hasOwn(fields, 'relation') ? fields.relation : '=';
    const relation = RELATIONS.find((one) => one === said);
    if (relation === undefined) throw new Misread(`${where} has no relation that is known`);
    return { name, word, relation, parameters, gaps, formula };
  });
}

export function parametersOf(json: unknown, owner: string): string[] {
  const where = `the parameters of ${owner}`;
  const entries = list(json, where);
  if (entries.length > MOST_KEYS + 1) throw new Misread(`${where} are more than ${MOST_KEYS + 1}`);
  const names = entries.map((name) => {
    if (typeof name === 'string' && NAME.test(name)) return name;
    throw new Misread(`${where} are not all letters with or without digits`);
  });
  if (new Set(names).size !== names.length) throw new Misread(`${where} are not all different`);
  return names;
}

/** All words with so many of each letter. */
export function ordersOf(counts: ReadonlyMap<Letter, number>): string[] {
  const some = LETTERS.map((letter) => ({ letter, count: counts.get(letter) ?? 0 })).filter(({ count }) => count > 0);
  if (some.length === 0) return [''];
  return some.flatMap(({ letter, count }) => {
    const rest = new Map(counts).set(letter, count - 1);
    return ordersOf(rest).map((word) => letter + word);
  });
}
