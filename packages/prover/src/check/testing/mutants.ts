/** Small changes to a certificate, of every kind that a typing error or a defect could make. */
import type { CertificateJson, FormulaJson, WordJson } from './meaning.ts';

export interface Mutant {
  readonly what: string;
  readonly certificate: CertificateJson;
  /** The words whose claim has changed. */
  readonly words: readonly string[];
}

/** Mutants that are still certificates of the class: claims about all its words, but other claims. */
export function* claimMutants(certificate: CertificateJson): Generator<Mutant> {
  const { words } = certificate;
  for (const [i, claim] of words.entries()) {
    for (const { what, formula } of formulaMutants(claim.formula, claim.parameters)) {
      const changed = words.with(i, { ...claim, formula });
      yield { what: `${claim.word}: ${what}`, certificate: { ...certificate, words: changed }, words: [claim.word] };
    }
    const [first = '', second = '', ...rest] = claim.parameters;
    const swapped: WordJson = { ...claim, parameters: [second, first, ...rest] };
    const names = { ...certificate, words: words.with(i, swapped) };
    yield { what: `${claim.word}: first two parameters swapped`, certificate: names, words: [claim.word] };
    const next = words[(i + 1) % words.length] as WordJson;
    const exchanged = words.map((w) =>
      w === claim ? { ...w, word: next.word } : w === next ? { ...w, word: claim.word } : w,
    );
    yield {
      what: `${claim.word} and ${next.word} exchanged`,
      certificate: { ...certificate, words: exchanged },
      words: [claim.word, next.word],
    };
  }
}

interface Changed<T> {
  readonly what: string;
  readonly formula: T;
}

export function* formulaMutants(formula: FormulaJson, parameters: readonly string[]): Generator<Changed<FormulaJson>> {
  if ('value' in formula) {
    for (const value of gameMutants(formula.value, parameters))
      yield { what: `${formula.value} -> ${value}`, formula: { value } };
    return;
  }
  const { if: condition, then: yes, else: no } = formula;
  yield { what: `${condition}: branches swapped`, formula: branch(condition, no, yes) };
  yield { what: `${condition}: only then`, formula: yes };
  yield { what: `${condition}: only else`, formula: no };
  for (const other of conditionMutants(condition, parameters)) {
    yield { what: `${condition} -> ${other}`, formula: branch(other, yes, no) };
  }
  for (const { what, formula } of formulaMutants(yes, parameters))
    yield { what, formula: branch(condition, formula, no) };
  for (const { what, formula } of formulaMutants(no, parameters))
    yield { what, formula: branch(condition, yes, formula) };
}

export const branch = (condition: string, yes: FormulaJson, no: FormulaJson): FormulaJson =>
  // biome-ignore lint/suspicious/noThenProperty: the format has it
  ({ if: condition, then: yes, else: no });

function* gameMutants(game: string, parameters: readonly string[]): Generator<string> {
  yield* textMutants(game, parameters);
  yield `{${game}|}`;
  yield `{${game}|${game}}`;
  for (const [i, sign] of [...game].entries()) {
    if (sign === '*') yield game.slice(0, i) + (game.slice(i + 1) || (i === 0 ? '0' : ''));
    if (sign === '}' || sign === '|')
      yield `${game.slice(0, i)}${/[{|,]$/.test(game.slice(0, i)) ? '' : ','}2${game.slice(i)}`;
    if (sign === '|') {
      const [start, end] = around(game, i);
      yield `${game.slice(0, start)}${game.slice(i + 1, end)}|${game.slice(start, i)}${game.slice(end)}`;
      yield `${game.slice(0, start)}|${game.slice(i + 1)}`;
      yield `${game.slice(0, i)}|${game.slice(end)}`;
    }
  }
  if (!game.includes('{') && !game.includes('*')) {
    yield `(${game})*`;
    yield `${game}+1`;
    yield `${game}-1`;
    yield `${game}+1/2`;
  }
}

export function* conditionMutants(condition: string, parameters: readonly string[]): Generator<string> {
  yield* textMutants(condition, parameters);
  yield condition.includes('>=') ? condition.replace('>=', '=') : condition.replace(/=( .*? )\(mod.*|=/, '>=$1');
  if (!condition.includes('mod')) yield `${condition.replace('>=', '=')} (mod 2)`;
}

/**
 * Each number one more and one less, each parameter replaced by its neighbour, each plus by a minus and the reverse.
 */
function* textMutants(text: string, parameters: readonly string[]): Generator<string> {
  for (const { index, 0: token } of text.matchAll(/\d+|[a-z](?![a-z])|[-+]/g)) {
    const put = (other: string): string => text.slice(0, index) + other + text.slice(index + token.length);
    const place = parameters.indexOf(token);
    if (/\d/.test(token)) {
      const denominator = text[index - 1] === '/';
      yield put(`${denominator ? Number(token) * 2 : Number(token) + 1}`);
      if (Number(token) > (text.includes('mod') && index > text.indexOf('mod') ? 2 : 0)) {
        yield put(`${denominator ? Number(token) / 2 : Number(token) - 1}`);
      }
    } else if (token === '-' || token === '+') yield put(token === '-' ? '+' : '-');
    else if (place >= 0) yield put(parameters[(place + 1) % parameters.length] as string);
  }
}

/** The braces around the bar at a place: what is between them begins at the first number and ends before the second. */
function around(game: string, bar: number): [number, number] {
  let start = bar;
  for (let depth = 0; start > 0; start--) {
    const sign = game[start - 1];
    if (sign === '{' && depth-- === 0) break;
    if (sign === '}') depth++;
  }
  let end = bar + 1;
  for (let depth = 0; end < game.length; end++) {
    if (game[end] === '}' && depth-- === 0) break;
    if (game[end] === '{') depth++;
  }
  return [start, end];
}
