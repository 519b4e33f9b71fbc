/** Formulas that a file gives for some words of a class: refuted by a row that is wrong, or completed and proved. */

import { tryToRead } from '../check/check.ts';
import { parseJson } from '../check/json.ts';
import { readDocument } from '../check/kinds.ts';
import type { Rejected } from '../check/verdict.ts';
import { forestOf } from '../formula/class-formula.ts';
import { readGuess } from './class-guess.ts';
import { kindNamed } from './kinds.ts';
import { type ProveValues, proveValues, type ValueFinding } from './prove.ts';
import { type WrongRow, wrongRowIn } from './wrong-row.ts';

/** What became of formulas in a file. */
export type GuessFinding =
  | { readonly kind: 'unreadable'; readonly rejected: Rejected }
  | { readonly kind: 'wrong'; readonly row: WrongRow }
  /** The formulas were completed; the class is proved, or not. */
  | { readonly kind: 'completed'; readonly finding: ValueFinding; readonly given: number };

/**
 * Completes the formulas of a file, which is a certificate about values in which words may be missing, and proves the class.
 *
 * @throws SyntaxError - if the text is not JSON
 * @example
 * ```ts
 * const words = [{ word: 'F.', parameters: ['a', 'b', 'c'], formula: { value: 'b' } }];
 * const head = { format: 'lilypad-certificate/1', target: 'A11', claim: 'value', key: { '.': 1, F: 1 }, gap: 'T', rules: [] };
 * proveGuess(JSON.stringify({ ...head, words })).kind; // => 'completed'
 * const wrong = proveGuess(JSON.stringify({ ...head, words: [{ ...words[0], formula: { value: 'b+1' } }] }));
 * wrong.kind === 'wrong' && wrong.row.position; // => 'F.'
 * ```
 */
export function proveGuess(text: string, options: Omit<ProveValues, 'given' | 'known'> = {}): GuessFinding {
  const guess = readGuess(text);
  if ('ok' in guess) return { kind: 'unreadable', rejected: guess };
  const { positions, formulas } = guess;
  const forest = forestOf(positions);
  const given = { positions, forest, space: forest.space, formulas: formulas(forest) };
  const row = wrongRowIn(given, []);
  if (row !== null) return { kind: 'wrong', row };
  const finding = proveValues({ name: positions.name, positions, family: null }, { ...options, given: formulas });
  const late = finding.status === 'failed' ? wrongRowIn(given, finding.failures) : null;
  return late === null ? { kind: 'completed', finding, given: given.formulas.size } : { kind: 'wrong', row: late };
}

/**
 * A row that is wrong of a certificate that the checker rejects; null if it is not about the values of a class, or all rows are right
 * wherever they were looked at.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const wrong = text.replace('"{a-1|1}"', '"{a-1|2}"');
 * const rejected = CheckedTheorem.check(wrong);
 * const row = rejected instanceof CheckedTheorem ? null : wrongRow(wrong, rejected);
 * row && [row.value, row.where, row.position, row.right, row.claimed]; // => [ '{a-1|2}', 'b = 1', 'T.TF', '1/2', '1' ]
 * ```
 */
export function wrongRow(certificate: string, { obligation, point }: Rejected): WrongRow | null {
  const document = tryToRead(() => readDocument(parseJson(certificate)));
  if ('ok' in document || document.claim !== 'value') return null;
  const claim = kindNamed('value').read(document);
  if (claim.kind !== 'value') return null;
  const word = /^word "([TF.]+)"/.exec(obligation)?.[1];
  const failed = word === undefined || point === undefined ? [] : [{ word, point: Object.values(point) }];
  return wrongRowIn(claim, failed);
}
