/**
 * Certificates of values, as those read them who want the formulas only: every word with its formula.
 *
 * The checker itself reads by `parseDocument`; this is the same reading, for claims of one kind.
 */
import { ValueClaim } from './claim.ts';
import { parseDocument } from './document.ts';
import type { Letter } from './moves.ts';
import { Misread } from './text.ts';
import type { Formula } from './tree.ts';

export type { Formula } from './tree.ts';

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

export function parseCertificate(json: unknown): Certificate {
  const { target, claim: kind, gap, words } = parseDocument(json);
  if (kind !== 'value') throw new Misread('the field claim is not "value"');
  const claims = new Map<string, WordClaim>();
  for (const { word, parameters, claim } of words.values()) {
    if (!(claim instanceof ValueClaim)) throw new Error(`no formula for the word ${word}`);
    claims.set(word, { word, parameters, formula: claim.formula });
  }
  return { target, gap, words: claims };
}
