/**
 * What a certificate of outcomes means at a point, computed independently of the checker: predicates and formulas are
 * read from their texts, and the evaluator finds what they should say.
 */
import { readFileSync } from 'node:fs';
import { conditionHolds, type FormulaJson, type Meaning, strip } from './meaning.ts';

export type PredicateJson = { holds: boolean } | { if: string; then: PredicateJson; else: PredicateJson };

export interface StandingJson {
  atLeast: PredicateJson;
  atMost: PredicateJson;
}

export type AgainstJson = { '0': StandingJson; '*'?: StandingJson };

export interface OutcomeWordJson {
  word: string;
  parameters: string[];
  against?: AgainstJson;
  formula?: FormulaJson;
}

export interface CorollaryJson {
  name: string;
  word: string;
  gaps: string[];
  parameters: string[];
  formula: FormulaJson;
}

export interface OutcomeJson {
  format: string;
  target: string;
  claim: string;
  key: Record<string, number>;
  gap: string;
  rules: unknown[];
  words: OutcomeWordJson[];
  corollaries?: CorollaryJson[];
  made?: unknown;
}

export const outcomeFixture = (): OutcomeJson =>
  JSON.parse(readFileSync(new URL('./B11-outcome.json', import.meta.url), 'utf8'));

/** Is everything true that is claimed of a word at a point? */
export function isTrueOf(meaning: Meaning, gap: string, entry: OutcomeWordJson, point: readonly number[]): boolean {
  const { word, parameters, against, formula } = entry;
  if (formula !== undefined) return meaning.isTrue(gap, { word, parameters, formula }, point);
  const value = (name: string): number => point[parameters.indexOf(name)] as number;
  const position = strip(gap, word, point);
  return Object.entries(against as AgainstJson).every(
    ([rival, { atLeast, atMost }]) =>
      holds(atLeast, value) === meaning.atMost(rival, position) &&
      holds(atMost, value) === meaning.atLeast(rival, position),
  );
}

/** The largest gap of a position that is looked at here. */
const LARGEST_GAP = 60;

/** Is a corollary true at a point? Where it speaks of larger gaps than are looked at here, it counts as true. */
export function isTrueCorollary(
  meaning: Meaning,
  gap: string,
  { word, gaps, parameters, formula }: CorollaryJson,
  point: readonly number[],
): boolean {
  const value = (name: string): number => point[parameters.indexOf(name)] as number;
  if (gaps.some((text) => conditionHolds(`${text} > ${LARGEST_GAP}`, value))) return true;
  const sizes = gaps.map((text) => sizeOf(text, value));
  return sizes.every((size) => size >= 0) && meaning.hasValue(strip(gap, word, sizes), formula, value);
}

function holds(predicate: PredicateJson, value: (name: string) => number): boolean {
  let here = predicate;
  while ('if' in here) here = conditionHolds(here.if, value) ? here.then : here.else;
  return here.holds;
}

/** The size that a text gives, found by trying; -1 for all that are below 0. */
function sizeOf(text: string, value: (name: string) => number): number {
  for (let size = 0; size <= LARGEST_GAP; size++) {
    if (conditionHolds(`${text} = ${size}`, value)) return size;
  }
  return -1;
}
