/**
 * Certificates: a claim about a whole class as a JSON document that anyone can read and a separate checker can check.
 * docs/certificates.md says what each part means.
 */
import { classNamed, type PositionClass } from './classes/position-class.ts';
import { type ClassFormula, forestOf } from './formula/class-formula.ts';
import type { Formula } from './formula/formula.ts';
import { readCondition, readGame } from './formula/read.ts';
import { conditionText, gameText } from './formula/text.ts';
import type { Forest } from './symbolic/forest.ts';

export interface Certificate {
  readonly format: 'lilypad-certificate/1';
  readonly target: string;
  readonly claim: 'value';
  /** How many of each key letter a word has. */
  readonly key: Readonly<Record<string, number>>;
  /** The letter in the gaps. */
  readonly gap: string;
  /** Simplification rules that the proof leans on: none. */
  readonly rules: readonly string[];
  readonly words: readonly CertificateWord[];
  /** Where it comes from; means nothing to a checker. */
  readonly made?: Readonly<Record<string, string | number>>;
}

interface CertificateWord {
  readonly word: string;
  readonly parameters: readonly string[];
  readonly formula: CertificateFormula;
}

type CertificateFormula =
  | { readonly value: string }
  | { readonly if: string; readonly then: CertificateFormula; readonly else: CertificateFormula };

export function writeCertificate(claim: ClassFormula, made?: Certificate['made']): Certificate {
  const { positions, forest, formulas } = claim;
  const { name, keys, gap, words, parameters } = positions;
  return {
    format: 'lilypad-certificate/1',
    target: name,
    claim: 'value',
    key: keys as Record<string, number>,
    gap,
    rules: [],
    words: words.map((word) => ({ word, parameters, formula: writeFormula(forest, formulas.get(word) as Formula) })),
    ...(made === undefined ? {} : { made }),
  };
}

function writeFormula(forest: Forest, formula: Formula): CertificateFormula {
  if (formula.kind === 'value') return { value: gameText(forest, formula.tree) };
  return {
    if: conditionText(forest.space, formula.condition),
    // biome-ignore lint/suspicious/noThenProperty: the word of the format; no promise is near
    then: writeFormula(forest, formula.yes),
    else: writeFormula(forest, formula.no),
  };
}

/** The claim of a certificate that is known to be well made: one of our own. Checks nothing; throws on what it cannot read. */
export function readCertificate(certificate: Certificate): ClassFormula {
  const positions = classNamed(certificate.target) as PositionClass;
  const forest = forestOf(positions);
  const formulas = new Map(certificate.words.map(({ word, formula }) => [word, readFormula(forest, formula)]));
  return { positions, space: forest.space, forest, formulas };
}

function readFormula(forest: Forest, formula: CertificateFormula): Formula {
  if ('value' in formula) return { kind: 'value', tree: readGame(forest, formula.value) };
  const yes = readFormula(forest, formula.then);
  const no = readFormula(forest, formula.else);
  // An equation is two conditions, one inside the other.
  return readCondition(forest.space, formula.if).reduceRight<Formula>(
    (inner, condition) => ({ kind: 'choice', condition, yes: inner, no }),
    yes,
  );
}
