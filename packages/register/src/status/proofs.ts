/**
 * What is proved of a named result by the certificates of the library: its statements as corollaries, its classes, or its certificate.
 */
import { type Credits, creditsOf, type ProofLibrary, RejectedCertificate } from '@lilypad/prover';
import type { NamedResult } from '../results/named-result.ts';
import { statementsOf } from './evidence.ts';
import { rocqOf } from './rocq.ts';

/** A part of a result that is proved, or a certificate that should prove it and is rejected. */
export interface Proof {
  /** The part that is proved, null for the whole result. */
  readonly part: string | null;
  /** The certificates that prove it, with "and" between them; empty if computing its boards is enough. */
  readonly certificate: string;
  /** How many single boards besides were computed. */
  readonly computed: number;
  /** The theorems of Rocq that say it, where no certificate does. */
  readonly rocq?: readonly string[];
  /** Why the checker rejects the certificate; null if it accepts it. */
  readonly objection: string | null;
}

/** What is proved of a result. */
export interface Proofs {
  /** Do the proofs show all of it? */
  readonly isWhole: boolean;
  /** What is proved, part by part. */
  readonly proofs: readonly Proof[];
}

/**
 * What the certificates of a library prove of a result.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * import { ProofLibrary } from '@lilypad/prover';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const files = { names: () => ['A11'], text: (name: string) => (name === 'A11' ? text : null) };
 * const library = new ProofLibrary(files);
 * const result = resultNamed('A11');
 * result && proofsOf(result, library).isWhole; // => true
 * ```
 */
export function proofsOf(result: NamedResult, library: ProofLibrary): Proofs {
  const found = byCertificates(result, library);
  // Where certificates can say it, one is needed: the theorems of Rocq are made from certificates, too.
  const { theorems, isWhole } = rocqOf(result);
  if (found.isWhole || !isWhole || result.statements.length > 0) return found;
  const proof: Proof = { part: null, certificate: '', computed: 0, rocq: theorems, objection: null };
  return { isWhole: true, proofs: [...found.proofs, proof] };
}

function byCertificates(result: NamedResult, library: ProofLibrary): Proofs {
  if (result.classes !== undefined) return classProofs(result.classes, library);
  if (result.certificate !== undefined) return certificateProofs(result.certificate, library);
  const { statements, isPartial = false } = result;
  const credits = statementsOf(result).map((statement) => creditsOf(statement, library));
  const proofs = credits.flatMap(({ credits: found, isWhole, attempts }, i) => {
    const { part = null } = statements[i];
    const isAll = statements.length === 1 && !isPartial;
    const rejected = rejections(attempts).map((one) => ({ part: isAll ? null : part, computed: 0, ...one }));
    const accepted = found.map(({ part: slice, certificates, computed }): Proof => {
      const parts = [isAll && isWhole ? null : part, slice].filter((one) => one !== null);
      const certificate = certificates.join(' and ');
      return { part: parts.length === 0 ? null : parts.join(', '), certificate, computed, objection: null };
    });
    return [...accepted, ...rejected];
  });
  const isWhole = !isPartial && credits.length > 0 && credits.every((one) => one.isWhole);
  return { isWhole, proofs };
}

/** Certificates of the library that the checker rejects. */
function rejections(attempts: Credits['attempts']): Pick<Proof, 'certificate' | 'objection'>[] {
  return attempts.flatMap(({ message }) => {
    const found = /^the certificate (\S+) of the library is rejected: (.*)$/.exec(message);
    return found === null ? [] : [{ certificate: found[1], objection: found[2] }];
  });
}

/** A claim about classes is shown class by class; about all classes of a kind it is never whole. */
function classProofs(classes: RegExp, { theorems }: ProofLibrary): Proofs {
  const proofs = theorems.names
    .filter((name) => classes.test(name) && theorems.theorem(name)?.claim.kind === 'value')
    .map((name) => ({ part: `class ${name}`, certificate: name, computed: 0, objection: null }));
  return { isWhole: isListed(classes) && proofs.length === countOf(classes), proofs };
}

const NAMES = ['A', 'B'].flatMap((kind) =>
  [...'123456789'].flatMap((i) => [...'123456789'].map((j) => `${kind}${i}${j}`)),
);
const countOf = (classes: RegExp): number => NAMES.filter((name) => classes.test(name)).length;
/** A class has names for up to nine squares of a kind; a pattern that takes all nine stands for all numbers. */
const isListed = (classes: RegExp): boolean => !classes.source.includes('[1-9]');

function certificateProofs(name: string, library: ProofLibrary): Proofs {
  const proof = { part: null, certificate: name, computed: 0 };
  try {
    const isThere = library.theorems.theorem(name) !== null;
    return { isWhole: isThere, proofs: isThere ? [{ ...proof, objection: null }] : [] };
  } catch (error) {
    if (!(error instanceof RejectedCertificate)) throw error;
    const { obligation, message } = error.rejected;
    return { isWhole: false, proofs: [{ ...proof, objection: `${obligation}: ${message}` }] };
  }
}
