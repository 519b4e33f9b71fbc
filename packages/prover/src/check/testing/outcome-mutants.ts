/** Small changes to a certificate of outcomes. */
import { conditionMutants, formulaMutants } from './mutants.ts';
import type { AgainstJson, OutcomeJson, PredicateJson, StandingJson } from './outcome-meaning.ts';

export interface OutcomeMutant {
  readonly what: string;
  readonly certificate: OutcomeJson;
  /** The word or the corollary, by its place in the list, whose claim has changed. */
  readonly list: 'words' | 'corollaries';
  readonly place: number;
}

/** Certificates with another claim about one word, or another corollary. */
export function* outcomeMutants(certificate: OutcomeJson): Generator<OutcomeMutant> {
  const { words, corollaries = [] } = certificate;
  for (const [place, entry] of words.entries()) {
    const { word, against, formula, parameters } = entry;
    const put = (what: string, changed: object): OutcomeMutant => ({
      what: `${word}: ${what}`,
      certificate: { ...certificate, words: words.with(place, { ...entry, ...changed }) },
      list: 'words',
      place,
    });
    if (against !== undefined) {
      for (const { what, changed } of againstMutants(against, parameters)) yield put(what, { against: changed });
    }
    if (formula !== undefined) {
      for (const mutant of formulaMutants(formula, parameters)) yield put(mutant.what, { formula: mutant.formula });
    }
  }
  for (const [place, entry] of corollaries.entries()) {
    const put = (what: string, changed: object): OutcomeMutant => ({
      what: `${entry.name}: ${what}`,
      certificate: { ...certificate, corollaries: corollaries.with(place, { ...entry, ...changed }) },
      list: 'corollaries',
      place,
    });
    for (const { what, formula } of formulaMutants(entry.formula, entry.parameters)) yield put(what, { formula });
    for (const [i, gap] of entry.gaps.entries()) {
      for (const other of [`${gap}+1`, `${gap}-1`]) yield put(`gap ${other}`, { gaps: entry.gaps.with(i, other) });
    }
    for (const { word } of words) if (word !== entry.word) yield put(`about ${word}`, { word });
  }
}

function* againstMutants(
  against: AgainstJson,
  parameters: readonly string[],
): Generator<{ what: string; changed: AgainstJson }> {
  const { '0': zero, '*': star } = against;
  if (star !== undefined) yield { what: '0 and * exchanged', changed: { '0': star, '*': zero } };
  for (const rival of ['0', '*'] as const) {
    const standing = against[rival];
    if (standing === undefined) continue;
    const put = (changed: Partial<StandingJson>): AgainstJson => ({ ...against, [rival]: { ...standing, ...changed } });
    const { atLeast, atMost } = standing;
    yield { what: `${rival}: atLeast and atMost exchanged`, changed: put({ atLeast: atMost, atMost: atLeast }) };
    for (const relation of ['atLeast', 'atMost'] as const) {
      for (const { what, predicate } of predicateMutants(standing[relation], parameters)) {
        yield { what: `${rival} ${relation}: ${what}`, changed: put({ [relation]: predicate }) };
      }
    }
  }
}

function* predicateMutants(
  predicate: PredicateJson,
  parameters: readonly string[],
): Generator<{ what: string; predicate: PredicateJson }> {
  if ('holds' in predicate) {
    yield { what: `not ${predicate.holds}`, predicate: { holds: !predicate.holds } };
    return;
  }
  const { if: condition, then: yes, else: no } = predicate;
  // biome-ignore lint/suspicious/noThenProperty: the format has it
  const fork = (test: string, y: PredicateJson, n: PredicateJson): PredicateJson => ({ if: test, then: y, else: n });
  yield { what: `${condition}: branches swapped`, predicate: fork(condition, no, yes) };
  yield { what: `${condition}: only then`, predicate: yes };
  yield { what: `${condition}: only else`, predicate: no };
  for (const other of conditionMutants(condition, parameters)) {
    yield { what: `${condition} -> ${other}`, predicate: fork(other, yes, no) };
  }
  for (const { what, predicate } of predicateMutants(yes, parameters))
    yield { what, predicate: fork(condition, predicate, no) };
  for (const { what, predicate } of predicateMutants(no, parameters))
    yield { what, predicate: fork(condition, yes, predicate) };
}
