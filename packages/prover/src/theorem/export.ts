/**
 * Certificates as theorems for a proof assistant. They need not have been checked here: Rocq accepts them only if they
 * are true.
 */
import { tryToRead } from '../check/check.ts';
import { parseJson } from '../check/json.ts';
import { readDocument } from '../check/kinds.ts';
import type { NotExported, RocqTheorem } from '../rocq/theorem.ts';
import { kindNamed } from './kinds.ts';

/**
 * The text of a certificate as theorems for Rocq.
 *
 * @throws SyntaxError - if the text is not JSON
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const theorem = exportRocq(text);
 * if (theorem.ok) {
 *   [theorem.name, theorem.words, theorem.leaves]; // => [ 'A11', 2, 5 ]
 * }
 * exportRocq('{}').ok; // => false
 * ```
 */
export function exportRocq(certificate: string): RocqTheorem | NotExported {
  const document = tryToRead(() => readDocument(parseJson(certificate)));
  return 'ok' in document ? { ok: false, message: document.message } : kindNamed(document.claim).rocq(document);
}
