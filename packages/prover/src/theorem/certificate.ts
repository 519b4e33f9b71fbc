/**
 * Certificates: a claim about a whole class as a JSON document that anyone can read and a separate checker can check.
 * docs/certificates.md says what each part means.
 */
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { type ClassFormula, forestOf } from '../formula/class-formula.ts';
import { type DecisionTree, isChoice } from '../formula/decision-tree.ts';
import type { Formula, Value } from '../formula/formula.ts';
import { readCondition, readGame } from '../formula/read.ts';
import { conditionText, gameText } from '../formula/text.ts';
import type { ClassOutcomes, FamilyClaim, Predicate, Rival, Standing, Truth, WordOutcome } from '../outcomes/claim.ts';
import { Space } from '../region/affine.ts';
import { Reader } from '../region/expression.ts';
import { toAffine } from '../region/linear.ts';
import { affineText } from '../region/text.ts';
import { Forest } from '../symbolic/forest.ts';

interface CertificateOf<Claim extends string, Word> {
  readonly format: 'lilypad-certificate/1';
  readonly target: string;
  readonly claim: Claim;
  /** How many of each key letter a word has. */
  readonly key: Readonly<Record<string, number>>;
  /** The letter in the gaps. */
  readonly gap: string;
  /** Simplification rules that the proof leans on: none. */
  readonly rules: readonly string[];
  readonly words: readonly Word[];
  /** What follows for families of positions. */
  readonly corollaries?: readonly CertificateCorollary[];
  /** Where it comes from; means nothing to a checker. */
  readonly made?: Made;
}

/** The value of every position. */
export type Certificate = CertificateOf<'value', ValueWord>;

/** How every position stands to 0 and perhaps to *, or its value. */
export type OutcomeCertificate = CertificateOf<'outcome', ValueWord | AgainstWord>;

type Made = Readonly<Record<string, string | number>>;

interface ValueWord {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly formula: JsonTree<ValueEnd>;
}

interface AgainstWord {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly against: { readonly [R in Rival]?: JsonStanding } & { readonly '0': JsonStanding };
}

interface JsonStanding {
  readonly atLeast: JsonTree<HoldsEnd>;
  readonly atMost: JsonTree<HoldsEnd>;
}

interface CertificateCorollary {
  readonly name: string;
  readonly word: string;
  readonly gaps: readonly string[];
  readonly parameters: readonly string[];
  readonly formula: JsonTree<ValueEnd>;
}

interface ValueEnd {
  readonly value: string;
}

interface HoldsEnd {
  readonly holds: boolean;
}

type JsonTree<End> = End | { readonly if: string; readonly then: JsonTree<End>; readonly else: JsonTree<End> };

export function writeCertificate(
  { positions, forest, formulas }: ClassFormula,
  made?: Made,
  corollaries: readonly FamilyClaim[] = [],
): Certificate {
  const { parameters } = positions;
  const words = positions.words.map((word) => {
    return { word, parameters, formula: writeFormula(forest, formulas.get(word) as Formula) };
  });
  return { ...head('value', positions), words, ...tail(corollaries, made) };
}

export function writeOutcomeCertificate(
  { positions, forest, words: outcomes }: ClassOutcomes,
  made?: Made,
  corollaries: readonly FamilyClaim[] = [],
): OutcomeCertificate {
  const { parameters } = positions;
  const words = positions.words.map((word) => {
    return { word, parameters, ...writeOutcome(forest, outcomes.get(word) as WordOutcome) };
  });
  return { ...head('outcome', positions), words, ...tail(corollaries, made) };
}

function head<Claim extends string>(claim: Claim, { name, keys, gap }: PositionClass) {
  const format = 'lilypad-certificate/1' as const;
  return { format, target: name, claim, key: keys as Record<string, number>, gap, rules: [] };
}

function tail(corollaries: readonly FamilyClaim[], made: Made | undefined) {
  return {
    ...(corollaries.length === 0 ? {} : { corollaries: corollaries.map(writeCorollary) }),
    ...(made === undefined ? {} : { made }),
  };
}

function writeOutcome(forest: Forest, outcome: WordOutcome): Pick<ValueWord, 'formula'> | Pick<AgainstWord, 'against'> {
  if (outcome.kind === 'value') return { formula: writeFormula(forest, outcome.formula) };
  const predicate = (tree: Predicate): JsonTree<HoldsEnd> => {
    return writeTree(forest.space, tree, ({ holds }) => ({ holds }));
  };
  const standing = ({ atLeast, atMost }: Standing): JsonStanding => {
    return { atLeast: predicate(atLeast), atMost: predicate(atMost) };
  };
  const { zero, star } = outcome;
  return { against: { '0': standing(zero), ...(star === null ? {} : { '*': standing(star) }) } };
}

function writeCorollary({ name, word, gaps, forest, formula }: FamilyClaim): CertificateCorollary {
  const { space } = forest;
  return {
    name,
    word,
    gaps: gaps.map((gap) => affineText(space, gap)),
    parameters: space.names,
    formula: writeFormula(forest, formula),
  };
}

function writeFormula(forest: Forest, formula: Formula): JsonTree<ValueEnd> {
  return writeTree(forest.space, formula, ({ tree }) => ({ value: gameText(forest, tree) }));
}

function writeTree<End extends { readonly kind: string }, Json>(
  space: Space,
  tree: DecisionTree<End>,
  write: (end: End) => Json,
): JsonTree<Json> {
  if (!isChoice(tree)) return write(tree);
  return {
    if: conditionText(space, tree.condition),
    // biome-ignore lint/suspicious/noThenProperty: the word of the format; no promise is near
    then: writeTree(space, tree.yes, write),
    else: writeTree(space, tree.no, write),
  };
}

/** The claim of a certificate that is known to be well made: one of our own. Checks nothing; throws on what it cannot read. */
export function readCertificate(certificate: Certificate): ClassFormula {
  const positions = classNamed(certificate.target) as PositionClass;
  const forest = forestOf(positions);
  const formulas = new Map(certificate.words.map(({ word, formula }) => [word, readFormula(forest, formula)]));
  return { positions, space: forest.space, forest, formulas };
}

/** The same for claims about outcomes. */
export function readOutcomeCertificate(certificate: OutcomeCertificate): ClassOutcomes {
  const positions = classNamed(certificate.target) as PositionClass;
  const forest = forestOf(positions);
  const words = new Map(certificate.words.map((entry) => [entry.word, readOutcome(forest, entry)]));
  return { positions, space: forest.space, forest, words };
}

/** The corollaries of a certificate of either kind. */
export function readCorollaries({ corollaries = [] }: Certificate | OutcomeCertificate): FamilyClaim[] {
  return corollaries.map(({ name, word, gaps, parameters, formula }) => {
    const space = new Space(parameters);
    const forest = new Forest(space);
    const sums = gaps.map((gap) => toAffine(space, new Reader(gap).sum()));
    return { name, word, gaps: sums, forest, formula: readFormula(forest, formula) };
  });
}

function readOutcome(forest: Forest, entry: ValueWord | AgainstWord): WordOutcome {
  if ('formula' in entry) return { kind: 'value', formula: readFormula(forest, entry.formula) };
  const standing = ({ atLeast, atMost }: JsonStanding): Standing => {
    return { atLeast: readPredicate(forest.space, atLeast), atMost: readPredicate(forest.space, atMost) };
  };
  const { '0': zero, '*': star } = entry.against;
  return { kind: 'against', zero: standing(zero), star: star === undefined ? null : standing(star) };
}

function readPredicate(space: Space, json: JsonTree<HoldsEnd>): Predicate {
  return readTree<HoldsEnd, Truth>(space, json, ({ holds }) => ({ kind: 'truth', holds }));
}

function readFormula(forest: Forest, json: JsonTree<ValueEnd>): Formula {
  return readTree<ValueEnd, Value>(forest.space, json, ({ value }) => {
    return { kind: 'value', tree: readGame(forest, value) };
  });
}

function readTree<Json extends object, End>(
  space: Space,
  json: JsonTree<Json>,
  read: (json: Json) => End,
): DecisionTree<End> {
  if (!('if' in json)) return read(json);
  const yes = readTree(space, json.then, read);
  const no = readTree(space, json.else, read);
  // An equation is two conditions, one inside the other.
  return readCondition(space, json.if).reduceRight<DecisionTree<End>>(
    (inner, condition) => ({ kind: 'choice', condition, yes: inner, no }),
    yes,
  );
}
