/** Claims and certificates for tests, of the library and others; nothing is checked here. */
import { existsSync, readFileSync } from 'node:fs';
import { readClassDocument } from '../../check/testing/class-document.ts';
import type { FamilyClaim } from '../../claim/family-claim.ts';
import type { Certificate, Made } from '../../claim/write.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import type { ClassOutcomes } from '../../outcomes/claim.ts';
import { type OutcomeClaim, outcomeKind } from '../../outcomes/kind.ts';
import { type ValueClaim, valueKind } from '../../values/kind.ts';
import { CheckedTheorem } from '../checked-theorem.ts';
import { kindNamed } from '../kinds.ts';

const library = (name: string): URL => new URL(`../../../library/${name}.json`, import.meta.url);

/** The text of a certificate of the library; null if there is none. */
export const libraryText = (name: string): string | null =>
  existsSync(library(name)) ? readFileSync(library(name), 'utf8') : null;

export const libraryJson = (name: string): Certificate => JSON.parse(libraryText(name) as string);

/** What a certificate of values says, whether it is true or not. */
export const valuesIn = (json: unknown): ValueClaim => valueKind.read(readClassDocument(json));

/** What a certificate of outcomes says, whether it is true or not. */
export const outcomesIn = (json: unknown): OutcomeClaim => outcomeKind.read(readClassDocument(json));

/** A copy of a claim as JSON, as if read from a file. */
export function certificateOf(
  claim: ClassFormula | ClassOutcomes,
  made?: Made,
  corollaries: readonly FamilyClaim[] = [],
): Certificate {
  const whole =
    'formulas' in claim
      ? ({ kind: 'value', ...claim, corollaries } as const)
      : ({ kind: 'outcome', ...claim, corollaries } as const);
  return JSON.parse(JSON.stringify(kindNamed(whole.kind).write(whole, made)));
}

/** The theorem of a certificate that must be accepted. */
export function theoremIn(certificate: string): CheckedTheorem {
  const theorem = CheckedTheorem.check(certificate);
  if (theorem instanceof CheckedTheorem) return theorem;
  throw new Error(`${theorem.obligation}: ${theorem.message}`);
}
