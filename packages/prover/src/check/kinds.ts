/**
 * The kinds of claims that the checker knows, one line each.
 *
 * Trusted: a certificate of a kind is read and checked by the code of that kind.
 */
import { COUNTING_KIND } from './counting/check.ts';
import { CLASS_KIND } from './document.ts';
import { type Fields, isObject } from './fields.ts';
import { INVARIANT_KIND } from './invariants/document.ts';
import type { Kind } from './kind.ts';
import { Misread } from './misread.ts';
import { STRATEGY_KIND } from './strategies/check-strategy.ts';

const KINDS = {
  value: CLASS_KIND,
  outcome: CLASS_KIND,
  counting: COUNTING_KIND,
  strategy: STRATEGY_KIND,
  invariant: INVARIANT_KIND,
};

export type KindName = keyof typeof KINDS;

/** What a certificate says, as the checker understands it. */
export type AnyDocument = ReturnType<(typeof KINDS)[KindName]['read']>;

const FORMAT = 'lilypad-certificate/1';

/** Reads a certificate of any kind. Throws `Misread`. */
export function readDocument(json: unknown): AnyDocument {
  const fields = headOf(json);
  const { format, claim } = fields;
  if (format !== FORMAT) throw new Misread(`the field format is not "${FORMAT}"`);
  if (!isKindName(claim)) {
    const names = Object.keys(KINDS).map((name) => `"${name}"`);
    throw new Misread(`the field claim is not ${names.join(' or ')}`);
  }
  return KINDS[claim].read(fields);
}

const isKindName = (claim: unknown): claim is KindName => typeof claim === 'string' && Object.hasOwn(KINDS, claim);

function headOf(json: unknown): Fields {
  if (!isObject(json)) throw new Misread('the certificate is not an object');
  for (const name of ['format', 'claim']) {
    if (!Object.hasOwn(json, name)) throw new Misread(`the certificate lacks the field "${name}"`);
  }
  return json;
}

/** The kind of a document. */
export const kindOf = ({ claim }: AnyDocument): Kind<AnyDocument> => KINDS[claim];
